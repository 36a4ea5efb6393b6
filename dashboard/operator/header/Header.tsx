import { useOperator, useStrings } from '../state/context';
import { TeamPlate } from './TeamPlate';
import { TurnPlate } from './TurnPlate';

/** Who plays, who leads, whose turn it is, how much time is left. */
export const Header = () => {
  const strings = useStrings();
  const { snapshot } = useOperator();
  if (snapshot === null) return null;
  return (
    <header className="header" aria-label={strings.header.label}>
      <TeamPlate snapshot={snapshot} side="white" />
      <TurnPlate snapshot={snapshot} />
      <TeamPlate snapshot={snapshot} side="black" />
    </header>
  );
};
