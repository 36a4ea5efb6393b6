import type { MoveMark } from '@schemas/boards';

/**
 * Is the way of one piece through a series: the squares he stood on, the first of which he began at; a drop begins at
 * none.
 */
export interface Way {
  readonly squares: readonly string[];
  /** Which moves of the series these were, from 1, in order. */
  readonly numbers: readonly number[];
  readonly isDrop: boolean;
  /** His last move. */
  readonly last: MoveMark;
}

const extended = (way: Way, move: MoveMark, number: number): Way => ({
  ...way,
  squares: [...way.squares, move.to],
  numbers: [...way.numbers, number],
  last: move,
});

const begun = (move: MoveMark, number: number): Way => ({
  squares: move.from === null ? [move.to] : [move.from, move.to],
  numbers: [number],
  isDrop: move.from === null,
  last: move,
});

/** The moves of a series by who made them, in the order in which pieces set out. */
export const waysOf = (moves: readonly MoveMark[]): readonly Way[] =>
  moves.reduce<readonly Way[]>((ways, move, index) => {
    const own = ways.findLastIndex(({ squares }) => squares.at(-1) === move.from);
    if (own === -1) return [...ways, begun(move, index + 1)];
    return ways.map((way, at) => (at === own ? extended(way, move, index + 1) : way));
  }, []);

/** The board with one move for each piece that moved: from where he set out to where he stands. */
export const withWays = <V extends { readonly lastMoves: readonly MoveMark[] }>(view: V, ways: readonly Way[]): V => ({
  ...view,
  lastMoves: ways.map(({ squares, isDrop, last }) => ({ ...last, from: isDrop ? null : (squares[0] ?? null) })),
});
