import type { BoardsView, FocusContent, TurnsView } from 'chess-match/client';
import { boardAt } from 'chess-match/client/view';
import type { ListedMove } from '../../../focus/listedMove';
import { planPieces, type PieceStep } from '../../../air/board/planPieces';
import type { CourseView, PlayView } from '../shared/marks';
import { BOARDS, type SwedishBoard } from 'chess-match/games/swedish';

/** What the graphic shows of one version of the match. */
export interface FocusPicture {
  readonly boards: BoardsView;
  readonly play: PlayView;
  readonly course: CourseView;
  readonly content: FocusContent;
}

/** Where it is decided: the board the match ended on, else one on which somebody sits; null while both are played. */
const boardToWatch = ({ play, course }: Pick<FocusPicture, 'play' | 'course'>): number | null => {
  if (play.game !== 'swedish' || course.game !== 'swedish') return null;
  const sits = course.boards.find(({ sitting }) => sitting !== null);
  return play.end?.at[0]?.board ?? sits?.board ?? null;
};

/**
 * The board that was asked for; where none was, the one to watch, else the first. It is not that of the latest move:
 * moves are made on both all the time.
 */
export const placeOf = ({ content, ...stands }: Pick<FocusPicture, 'content' | 'play' | 'course'>): SwedishBoard => {
  const wanted = content.board ?? boardToWatch(stands);
  return BOARDS.find(({ board }) => board === wanted) ?? BOARDS[0];
};

/** The last moves of a board, oldest first. */
export const movesOn = ({ turns }: TurnsView, board: number): readonly ListedMove[] =>
  turns.flatMap(({ turn, ply, side, moves }) =>
    moves.filter((move) => move.board === board).map(({ san }) => ({ turn, ply, side, san })),
  );

/** The other board takes the place of the one shown; or pieces move on it. */
export type FocusStep = { readonly kind: 'swap' } | { readonly kind: 'pieces'; readonly steps: readonly PieceStep[] };

export const planFocus = (previous: FocusPicture, current: FocusPicture): readonly FocusStep[] => {
  const [before, now] = [placeOf(previous), placeOf(current)];
  if (before.board !== now.board) return [{ kind: 'swap' }];
  const steps = planPieces(boardAt(previous.boards, now.board).pieces, boardAt(current.boards, now.board));
  return steps.length > 0 ? [{ kind: 'pieces', steps }] : [];
};
