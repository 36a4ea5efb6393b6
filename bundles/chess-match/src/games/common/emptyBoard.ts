import type { BoardView } from '@schemas/board';

/** A board number on which nothing has been played yet. */
export const emptyBoard = (board: number): BoardView => ({
  board,
  status: 'empty',
  branch: null,
  mother: null,
  files: 8,
  ranks: 8,
  pieces: {},
  toMove: null,
  lastMoves: [],
  check: [],
  chips: 0,
  offered: null,
  result: null,
  reserves: null,
});
