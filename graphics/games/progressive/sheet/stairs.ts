import type { Side, TurnsView } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import type { ProgressivePlay } from 'chess-match/games/progressive';

/** A series as a column of its moves. */
export interface Stair {
  readonly number: number;
  readonly side: Side;
  /** Moves it had, or will have. */
  readonly moves: number;
  readonly when: 'made' | 'now' | 'next';
}

/** How series grow: the last ones that were made, the one being made, and the next. At most so many. Pure. */
export const stairsOf = (
  { turns }: TurnsView,
  { series }: Pick<ProgressivePlay, 'series'>,
  most: number,
): readonly Stair[] => {
  const made = turns.map(({ turn, side, moves }): Stair => ({
    number: Number.parseInt(turn, 10),
    side,
    moves: moves.length,
    when: 'made',
  }));
  const ahead: readonly Stair[] =
    series === null
      ? []
      : [
          { number: series.turn, side: series.side, moves: series.length, when: 'now' },
          { number: series.turn + 1, side: opponent(series.side), moves: series.next, when: 'next' },
        ];
  return [...made, ...ahead].slice(-most);
};
