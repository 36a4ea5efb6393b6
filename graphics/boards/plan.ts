import type { BoardsView } from 'chess-match/client';
import { planPieces, type PieceStep } from '../air/board/planPieces';

/** Pieces move on a board. */
export interface BoardsStep {
  readonly board: number;
  readonly steps: readonly PieceStep[];
}

interface BoardsPicture {
  readonly boards: BoardsView;
}

/** What changed on the boards between two pictures; a line that was not there before is set. */
export const planBoards = (previous: BoardsPicture, current: BoardsPicture): readonly BoardsStep[] =>
  current.boards.boards.flatMap((view) => {
    const before = previous.boards.boards.find(({ board, line }) => board === view.board && line === view.line);
    const steps = before ? planPieces(before.pieces, view) : [];
    return steps.length > 0 ? [{ board: view.board, steps }] : [];
  });
