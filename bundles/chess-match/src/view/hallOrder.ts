import { isApart } from './isApart';

/** Board numbers from left to right as the hall hangs them: 1 in the middle, then outwards in turn, 4 2 1 3 5 (B7). */
export const hallOrder = (boards: readonly number[]): readonly number[] =>
  inHallOrder(boards.map((board) => ({ board }))).map(({ board }) => board);

/** Place from left to right: the even ones stand left of 1, the highest outermost. */
const placeOf = (board: number): number => (board % 2 === 0 ? -board : board - 1);

/** Sorts views of boards in hall order. */
export const inHallOrder = <T extends { readonly board: number }>(views: readonly T[]): readonly T[] =>
  [...views].sort((a, b) => placeOf(a.board) - placeOf(b.board));

/** The first `count` boards in hall order. */
export const hallRow = (count: number): readonly number[] =>
  hallOrder(Array.from({ length: count }, (_, index) => index + 1));

/**
 * Views of boards from left to right: around the one they branched from or, where boards are played apart, by number.
 */
export const sideBySide = <T extends { readonly board: number }>(
  match: Parameters<typeof isApart>[0],
  views: readonly T[],
): readonly T[] => (isApart(match) ? [...views].sort((a, b) => a.board - b.board) : inHallOrder(views));
