import type { BySide } from '../common/sides';

/** A lower-case letter, the one FEN uses for Black's piece. */
export type PieceType = string;

/**
 * One way a piece goes, as White sees it: so many files and ranks, again and again up to `reach` times. A leaper has
 * reach 1, a rider that of the board.
 */
export interface Step {
  readonly files: number;
  readonly ranks: number;
  readonly reach: number;
  readonly does: 'both' | 'move' | 'capture';
}

export const WINGS = ['king', 'queen'] as const;
export type Wing = (typeof WINGS)[number];

/** Castling on one wing: files counted from 0, all on the own first rank. */
export interface Castling {
  readonly wing: Wing;
  readonly king: number;
  readonly rook: number;
  readonly kingTo: number;
  readonly rookTo: number;
  /** As FEN writes White's right. */
  readonly sign: string;
  readonly san: string;
}

/** All that tells one chess from another: nothing in the generator knows a board of eight by eight or a knight. */
export interface Definition {
  readonly files: number;
  readonly ranks: number;
  readonly steps: Readonly<Record<PieceType, readonly Step[]>>;
  /** The type that castles. */
  readonly king: PieceType;
  /**
   * The type that must not be left attacked; a side without one is never in check. Null: there is none in this chess.
   */
  readonly royal: PieceType | null;
  readonly rook: PieceType;
  readonly pawn: PieceType;
  /** Rank, counted from 0 on the own side, from which a pawn may go two squares. */
  readonly twoStepRank: number;
  readonly promotions: readonly PieceType[];
  readonly castlings: readonly Castling[];
  /** What may lie in a reserve, in the order FEN writes it; empty in a chess without drops. */
  readonly reserve: readonly PieceType[];
  /** A rook dropped in its corner may castle while the king has not moved. */
  readonly droppedRookCastles: boolean;
  /** Pieces at the start, first rank of White first; upper case White's. */
  readonly start: readonly string[];
}

export type Reserve = Readonly<Record<PieceType, number>>;
export type Reserves = BySide<Reserve>;
