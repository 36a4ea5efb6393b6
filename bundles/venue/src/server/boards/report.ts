import { tableOf, type BoardReport, type WoodenBoard } from 'chess-match/contract/venue';
import type { Reading } from './judge';
import type { Told } from './protocol';
import type { Pieces } from './wood';

/** A board as it was read last, and what should stand there. */
export interface Shown {
  readonly reading: Reading;
  readonly wanted: Pieces;
}

/** What the crew is told of a board. What is tried at a work table is its team's alone: of one it is told only whether it is read. */
export const reportOf = (
  { serial, state, battery }: Told,
  assigned: readonly WoodenBoard[],
  shown: Shown | null,
): BoardReport => {
  const isTables = assigned.some((each) => each.serial === serial && tableOf(each.place) !== null);
  const squares =
    shown === null || !('squares' in shown.reading) || isTables
      ? []
      : shown.reading.squares.map((square) => ({ square, man: shown.wanted[square] ?? null }));
  return { serial, state, battery, reading: shown?.reading.kind ?? null, squares };
};
