import type { HomeContent } from 'chess-match/contract/viewers';
import type { SeriesStep } from 'chess-match/games/progressive';

type View = HomeContent['boards'][number];

const before = (pieces: View['pieces'], { changes }: SeriesStep): View['pieces'] => {
  const squares = new Map(Object.entries(pieces));
  for (const { square, was } of changes) {
    if (was === null) squares.delete(square);
    else squares.set(square, was);
  }
  return Object.fromEntries(squares);
};

/** The board after so many moves of its last series, 0 before it: what came after them is taken back. Pure. */
export const boardAfter = (view: View, steps: readonly SeriesStep[], made: number): View => {
  const last = steps[made - 1];
  return {
    ...view,
    pieces: steps.slice(made).toReversed().reduce(before, view.pieces),
    lastMoves: last === undefined ? [] : [{ from: last.from, to: last.to, san: last.san }],
    check: made === steps.length ? view.check : [],
  };
};
