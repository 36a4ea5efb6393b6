import type { BoardsView, BoardView, FocusContent, TurnsView } from 'chess-match/client';
import { boardAt } from 'chess-match/client/view';
import { planPieces, type PieceStep } from '../air/board/planPieces';
import type { ListedMove } from './listedMove';

/** What the graphic shows of one version of the match. */
export interface FocusPicture {
  readonly boards: BoardsView;
  readonly content: FocusContent;
}

/** The board that was asked for; where none was, the first that is played, else the first. */
export const focusedOn = ({ boards: { boards }, content }: FocusPicture): BoardView =>
  boards.find(({ board }) => board === content.board) ??
  boards.find(({ status }) => status === 'live') ??
  boardAt({ boards: [...boards] }, boards[0]?.board ?? 1);

/** The last moves of a board, oldest first. */
export const movesOn = ({ turns }: TurnsView, board: number): readonly ListedMove[] =>
  turns.flatMap(({ turn, ply, side, moves }) =>
    moves.filter((move) => move.board === board).map(({ san }) => ({ turn, ply, side, san })),
  );

/** Another board takes the place of the one shown; or pieces move on it. */
export type FocusStep = { readonly kind: 'swap' } | { readonly kind: 'pieces'; readonly steps: readonly PieceStep[] };

export const planFocus = (previous: FocusPicture, current: FocusPicture): readonly FocusStep[] => {
  const [before, now] = [focusedOn(previous), focusedOn(current)];
  if (before.board !== now.board) return [{ kind: 'swap' }];
  const steps = planPieces(before.pieces, now);
  return steps.length > 0 ? [{ kind: 'pieces', steps }] : [];
};
