import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { ClockForm } from './ClockForm';
import { SideChoice } from './parts';

/** The clocks of a game that has one for each side. */
export const SideClockForm = ({ match }: Pick<ArbiterSnapshot, 'match'>) => {
  const { title } = useArbiterTexts().clock;
  return (
    <ClockForm
      match={match}
      first={match.toMove ?? 'white'}
      clockOf={(side) => ({ side })}
      choice={(side, onChange) => <SideChoice value={side} onChange={onChange} label={title} testId="clock-side" />}
    />
  );
};
