import type { BoardView, Side } from 'chess-match/client';

/** Pieces of one side at the start of a game of chess, the most precious first. */
const START = { Q: 1, R: 2, B: 2, N: 2, P: 8 } as const;
type Piece = keyof typeof START;

const PIECES = Object.keys(START) as readonly Piece[];
const WORTH: Readonly<Record<Piece, number>> = { Q: 9, R: 5, B: 3, N: 3, P: 1 };

/** What a side has taken: piece codes of the other side's pieces as in a placement, and by how much it is ahead. */
export interface Captured {
  readonly pieces: readonly string[];
  /** Pawns' worth more than the other side has on the board; 0 when equal or behind. */
  readonly ahead: number;
}

const countOf = (codes: readonly string[], code: string): number => codes.filter((other) => other === code).length;

const materialOf = (codes: readonly string[], letter: string): number =>
  PIECES.reduce((total, piece) => total + WORTH[piece] * countOf(codes, letter + piece), 0);

/** Pieces of a side that are missing; a piece too many was a pawn once, so that pawn is not missing. */
const missing = (codes: readonly string[], letter: string): readonly string[] => {
  const left = PIECES.map((piece) => START[piece] - countOf(codes, letter + piece));
  const promoted = left.reduce((total, count) => total + Math.max(0, -count), 0);
  return PIECES.flatMap((piece, index) => {
    const count = (left[index] ?? 0) - (piece === 'P' ? promoted : 0);
    return Array.from({ length: Math.max(0, count) }, () => letter + piece);
  });
};

/**
 * What both sides have taken, read off the position alone. Null where that cannot be read: other boards than
 * 8 x 8, or pieces that chess does not know.
 */
export const capturedOf = ({
  files,
  ranks,
  pieces,
}: Pick<BoardView, 'files' | 'ranks' | 'pieces'>): Readonly<Record<Side, Captured>> | null => {
  const codes = Object.values(pieces);
  if (files !== 8 || ranks !== 8 || codes.some((code) => !/^[wb][KQRBNP]$/.test(code))) return null;
  const lead = materialOf(codes, 'w') - materialOf(codes, 'b');
  return {
    white: { pieces: missing(codes, 'b'), ahead: Math.max(0, lead) },
    black: { pieces: missing(codes, 'w'), ahead: Math.max(0, -lead) },
  };
};
