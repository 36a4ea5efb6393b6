import type { BoardView } from '@schemas/boards';

/** A board on which nothing is and was played, of the usual size: a place that is drawn all the same. */
export const emptyBoard = (board: number): BoardView => ({
  board,
  status: 'empty',
  line: null,
  files: 8,
  ranks: 8,
  pieces: {},
  toMove: null,
  lastMoves: [],
  check: [],
  badges: [],
  result: null,
  reserves: null,
});
