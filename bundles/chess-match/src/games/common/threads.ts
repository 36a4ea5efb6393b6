import type { MatchView } from '@schemas/match';
import { SIDES, turnLabel, type Side } from './sides';

/** The one thread of a game in which everybody waits for everybody. */
export const ONE_THREAD = 'game';

/** There a team plays the colour it is named by. */
export const ONE_SEATING: MatchView['seats'] = SIDES.map((side) => ({ thread: ONE_THREAD, side, team: side }));

/** That thread, by the turns committed so far. */
export const oneThread = ({
  boards,
  toMove,
  ply,
}: {
  readonly boards: readonly number[];
  readonly toMove: Side | null;
  readonly ply: number;
}): Omit<MatchView['threads'][number], 'version'> => ({
  id: ONE_THREAD,
  boards: [...boards],
  toMove,
  turn: turnLabel(ply),
  moveNumber: Math.floor(ply / 2) + 1,
  ply,
});
