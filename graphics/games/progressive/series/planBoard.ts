import type { BoardsView, BoardView, PlayView } from 'chess-match/client';
import { boardAt } from 'chess-match/client/view';
import { playOf } from 'chess-match/games/progressive';
import { planPieces, type PieceStep } from '../../../air/board/planPieces';
import { planSeries, type SeriesPlan } from './planSeries';

/** What moves on the board between two pictures. */
export type BoardStep =
  | { readonly kind: 'series'; readonly plan: SeriesPlan }
  /** A position that was set, or a series that is no news. */
  | { readonly kind: 'pieces'; readonly steps: readonly PieceStep[] };

export interface BoardPicture {
  readonly boards: BoardsView;
  readonly play: PlayView;
}

/** The only board there is. */
export const boardIn = ({ boards }: Pick<BoardPicture, 'boards'>): BoardView => boardAt(boards, 1);

/** A series that came between two pictures is played move by move; whatever else changed, at once. Pure. */
export const planBoard = (previous: BoardPicture, current: BoardPicture): readonly BoardStep[] => {
  const [before, now] = [boardIn(previous), boardIn(current)];
  const last = playOf(current)?.last ?? null;
  const isNews = last !== null && last.turn !== (playOf(previous)?.last?.turn ?? 0);
  const plan = isNews ? planSeries(before.pieces, last.steps) : null;
  if (plan !== null) return [{ kind: 'series', plan }];
  const steps = planPieces(before.pieces, now);
  return steps.length > 0 ? [{ kind: 'pieces', steps }] : [];
};
