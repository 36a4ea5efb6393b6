import type { Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { withInitials } from '../../../air/people/fitPerson';
import { fitText, type Fit, type FitBox, type Measure } from '../../../air/fitText';

/** Pixels of the names: alone in the bar, or beside what is told of the player. */
const WIDTH = { alone: 580, marked: 296 } as const;
const PLAYER = { oneLine: [32, 30, 28, 26, 24], twoLines: [] };
const TEAM = { oneLine: [24], twoLines: [] };
/** Of a player whose team is not told. */
const ALONE = { ...PLAYER, twoLines: [26, 24] };

const fits = (text: string, { width, oneLine }: FitBox, measure: Measure): boolean =>
  text !== '' && oneLine.some((size) => measure(text) * size <= width);

/** How a team may be called; the short name is empty where nobody gave one. */
interface Called {
  readonly name: string;
  readonly short: string;
}

export interface BarNames {
  readonly player: Fit;
  /** Null: told below no player of this match. */
  readonly team: Fit | null;
}

interface Bar {
  readonly player: string;
  readonly side: Side;
  readonly teams: Readonly<Record<Side, Called>>;
  /** Whether something is told of the player beside the names. */
  readonly isMarked: boolean;
}

/**
 * A player and the team below, each on a line; where there is no room the first names are initials, and the team has
 * its short name. Teams are told of everybody or of nobody, whatever else is told: a team that has no name short enough
 * for a marked bar leaves both out.
 */
export const barNames = (
  { player, side, teams, isMarked }: Bar,
  measures: { readonly player: Measure; readonly team: Measure },
): BarNames => {
  const width = isMarked ? WIDTH.marked : WIDTH.alone;
  const called = (of: Side, room: number): string | null =>
    [teams[of].name, teams[of].short].find((name) => fits(name, { ...TEAM, width: room }, measures.team)) ?? null;
  const team = SIDES.every((of) => called(of, WIDTH.marked) !== null) ? called(side, width) : null;
  if (team === null) return { player: fitText(player, { ...ALONE, width }, measures.player), team };
  const own = { ...PLAYER, width };
  const name = fits(player, own, measures.player) ? player : withInitials(player);
  return { player: fitText(name, own, measures.player), team: fitText(team, { ...TEAM, width }, measures.team) };
};
