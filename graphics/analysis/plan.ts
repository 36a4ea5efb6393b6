import equal from 'fast-deep-equal';
import type { AnalysisContent } from 'chess-match/client';
import { planPieces, type PieceStep } from '../air/board/planPieces';

interface AnalysisPicture {
  readonly content: AnalysisContent;
}

/** Another board is shown: the whole picture changes; else pieces move, or only the drawing is another. */
export type AnalysisStep =
  | { readonly kind: 'swap' }
  | { readonly kind: 'pieces'; readonly steps: readonly PieceStep[] }
  | { readonly kind: 'sketch' };

/** One study of one board: what is said about it may change, pieces and drawing too, and it stays in place. */
const isSameBoard = (a: AnalysisContent, b: AnalysisContent): boolean =>
  a.board === b.board && a.files === b.files && a.ranks === b.ranks && a.bottom === b.bottom;

/** So many pieces change places between two positions of one variation; more is another position. */
const MOST_MOVES = 4;

/** Everything that differs between two boards of a commentator. */
export const planAnalysis = (previous: AnalysisPicture, current: AnalysisPicture): readonly AnalysisStep[] => {
  const [before, after] = [previous.content, current.content];
  if (equal(before, after)) return [];
  const pieces = planPieces(before.pieces, after);
  if (!isSameBoard(before, after) || pieces.length > MOST_MOVES) return [{ kind: 'swap' }];
  const isDrawn = !equal([before.arrows, before.circles], [after.arrows, after.circles]);
  return [
    ...(pieces.length > 0 ? [{ kind: 'pieces', steps: pieces } as const] : []),
    ...(isDrawn ? [{ kind: 'sketch' } as const] : []),
  ];
};
