import type { Side } from '../common/sides';
import type { GameViews } from '../common/views';

/** As many as those want who were not looking. */
const SHOWN = 40;

/** Shows the last moves of boards that do not wait for each other, each as a turn of its own. */
export const turnsApart = <M extends { readonly board: number | string; readonly side: Side; readonly san: string }>(
  moves: readonly M[],
  labelOf: (made: M) => string,
  numberOf: (made: M) => number,
): GameViews['turns'] => ({
  turns: moves.slice(-SHOWN).map((made, index, shown) => ({
    turn: labelOf(made),
    ply: moves.length - shown.length + index + 1,
    side: made.side,
    moves: [{ board: numberOf(made), san: made.san }],
    line: `${made.board}:${made.san}`,
  })),
});
