import type { Position } from '../../chess/position';
import type { Side } from '../../common/sides';

/** Kinds of pieces as numbers: those of the side that makes the series are positive, the other's negative. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
const LETTERS = 'pnbrqk';

export const typeOf = (letter: string): number => LETTERS.indexOf(letter) + 1;
export const letterOf = (type: number): string => LETTERS.charAt(type - 1);

/** A board for a search: changed in place, a move at a time. Squares by index, a1 first. */
export interface Compact {
  readonly pieces: Int8Array;
  /** How often the pieces moved in the series, by where they stand now. */
  readonly times: Int8Array;
  /** Where pawns of the series go: up the board, or down it. */
  readonly up: 1 | -1;
  /** Of the side that makes the series. */
  king: number;
  /** Of the other: it does not move in the series. */
  readonly foeKing: number;
  /** Rights to castle of the series' side: 1 on the king's wing, 2 on the queen's. */
  castling: number;
}

const kingOf = (pieces: Int8Array, sign: 1 | -1): number => pieces.indexOf(sign * KING);

export const compactOf = (
  { squares, castling }: Pick<Position, 'squares' | 'castling'>,
  side: Side,
  times: Readonly<Record<number, number>>,
): Compact => {
  const pieces = Int8Array.from(squares, (piece) =>
    piece === null ? 0 : typeOf(piece.type) * (piece.side === side ? 1 : -1),
  );
  return {
    pieces,
    times: Int8Array.from(squares, (_, square) => times[square] ?? 0),
    up: side === 'white' ? 1 : -1,
    king: kingOf(pieces, 1),
    foeKing: kingOf(pieces, -1),
    castling: (castling[side].includes('king') ? 1 : 0) + (castling[side].includes('queen') ? 2 : 0),
  };
};
