import type { ScoreView, Side } from 'chess-match/client';

/** Why a side's score changed by the latest turn. */
export interface NewsItem {
  readonly board: number;
  readonly kind: string;
  /** Half-points the side scored by it. */
  readonly halves: number;
}

/** What the latest turn changed in a side's score, first board first; empty when nothing. */
export const newsOf = (ledger: ScoreView['ledger'], ply: number, side: Side): readonly NewsItem[] =>
  ledger
    .filter((entry) => entry.ply === ply && entry[side] > 0)
    .map(({ board, kind, [side]: halves }) => ({ board, kind, halves }));
