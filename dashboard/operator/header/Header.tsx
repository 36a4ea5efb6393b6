import type { ReactNode } from 'react';
import { useOperator, useStrings } from '../state/context';
import type { ClockActions, TeamNotes } from './slots';
import { TeamPlate } from './TeamPlate';
import { TurnPlate } from './TurnPlate';

interface HeaderProps {
  readonly teamNotes?: TeamNotes;
  readonly clockActions?: ClockActions;
  /** What a game says below the turn's number. */
  readonly turnNotes?: ReactNode;
  /** What a game lets one do beside the button of the clocks. */
  readonly turnActions?: ReactNode;
}

const nothing = (): ReactNode => null;

/** Who plays, who leads, whose turn it is, how much time is left. */
export const Header = ({ teamNotes = nothing, clockActions = nothing, turnNotes, turnActions }: HeaderProps) => {
  const strings = useStrings();
  const { snapshot } = useOperator();
  if (snapshot === null) return null;
  return (
    <header className="header" aria-label={strings.header.label}>
      <TeamPlate snapshot={snapshot} side="white" notes={teamNotes} actions={clockActions} />
      <TurnPlate snapshot={snapshot} notes={turnNotes} actions={turnActions} />
      <TeamPlate snapshot={snapshot} side="black" notes={teamNotes} actions={clockActions} />
    </header>
  );
};
