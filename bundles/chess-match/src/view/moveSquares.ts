import type { MoveMark } from '@schemas/boards';

/** The squares to be marked for moves, in order; a piece dropped from a reserve comes from none. */
export const moveSquares = (moves: readonly Pick<MoveMark, 'from' | 'to'>[]): readonly string[] =>
  moves.flatMap(({ from, to }) => (from === null ? [to] : [from, to]));
