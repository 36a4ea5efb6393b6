import { Button } from '../../ui';
import { useArbiterTexts } from '../data';

/** As the commands have it. */
export type Clocks = 'asNow' | 'asThen';

const CHOICES: readonly Clocks[] = ['asNow', 'asThen'];

interface ClockChoiceProps {
  readonly value: Clocks;
  readonly onChange: (value: Clocks) => void;
  /** Of which turn "then" is, where that is known. */
  readonly then?: string | undefined;
  readonly testId: string;
}

/** What the clocks show after a correction. */
export const ClockChoice = ({ value, onChange, then, testId }: ClockChoiceProps) => {
  const words = useArbiterTexts().corrections;
  return (
    <div className="clock-choice wide" role="group" aria-label={words.clocks}>
      <span>{words.clocks}:</span>
      {CHOICES.map((choice) => (
        <Button
          local
          key={choice}
          pressed={choice === value}
          data-testid={`${testId}-${choice}`}
          onClick={() => onChange(choice)}
        >
          {choice === 'asThen' && then !== undefined ? then : words[choice]}
        </Button>
      ))}
    </div>
  );
};
