import type { BoardsView, BoardView } from '@schemas/boards';
import { emptyBoard } from './emptyBoard';

/** The board of a number, as a place that is always drawn shows it: empty where the game has no such board. */
export const boardAt = ({ boards }: BoardsView, board: number): BoardView =>
  boards.find((view) => view.board === board) ?? emptyBoard(board);
