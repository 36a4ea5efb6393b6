import type { Side } from 'chess-match/client';

/** One move as the list shows it. */
export interface ListedMove {
  readonly ply: number;
  readonly turn: string;
  readonly side: Side;
  readonly san: string;
}
