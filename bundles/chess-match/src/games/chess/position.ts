import type { BySide, Side } from '../common/sides';
import type { PieceType, Reserves, Wing } from './definition';

export interface Piece {
  readonly type: PieceType;
  readonly side: Side;
  /** It was a pawn before. */
  readonly promoted: boolean;
}

/** Squares by index: the first rank from its first file on, then the second. */
export type Squares = readonly (Piece | null)[];

/** All there is to know of one board; a plain value that JSON carries unchanged. */
export interface Position {
  readonly squares: Squares;
  readonly toMove: Side;
  readonly castling: BySide<readonly Wing[]>;
  /** Whether a rook dropped in its corner would find a king that has not moved. */
  readonly kingUnmoved: BySide<boolean>;
  /** The square a pawn has just passed over, by index; null where no pawn can legally be taken on it. */
  readonly enPassant: number | null;
  readonly reserve: Reserves;
  /** Half-moves since the last capture, pawn move or pawn drop. */
  readonly halfMoves: number;
  /** 1 at the start, one more after each of Black's moves. */
  readonly moveNumber: number;
}

/** Squares by name ("e4"); promotion as a piece letter. Castling is the king's move. */
export type Move =
  | { readonly kind: 'move'; readonly from: string; readonly to: string; readonly promotion: PieceType | null }
  | { readonly kind: 'drop'; readonly piece: PieceType; readonly to: string };

export const pieceAt = (squares: Squares, square: number): Piece | null => squares[square] ?? null;

export const inReserve = ({ reserve }: Position, side: Side, type: PieceType): number => reserve[side][type] ?? 0;

/** The position with so many pieces of a type more in a side's reserve, or fewer; never below none. */
export const withReserve = (position: Position, side: Side, type: PieceType, more: number): Position => {
  const count = Math.max(0, inReserve(position, side, type) + more);
  return { ...position, reserve: { ...position.reserve, [side]: { ...position.reserve[side], [type]: count } } };
};

export const sameMove = (one: Move, other: Move): boolean => coordinates(one) === coordinates(other);

/** "e2e4", "e7e8q", "N@f3": a move for programs. */
export const coordinates = (move: Move): string =>
  move.kind === 'drop' ? `${move.piece.toUpperCase()}@${move.to}` : `${move.from}${move.to}${move.promotion ?? ''}`;
