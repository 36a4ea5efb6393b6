import type { Placement, Side } from 'chess-match/client';

/** A kind of piece as placements have it, and how many there are. */
export interface Counted {
  readonly code: string;
  readonly count: number;
}

const ORDER = 'KQRBNP';

/** Pieces by their kind, the greatest first. */
export const countKinds = (codes: readonly string[]): readonly Counted[] =>
  [...new Set(codes)]
    .sort((a, b) => ORDER.indexOf(a.slice(1)) - ORDER.indexOf(b.slice(1)))
    .map((code) => ({ code, count: codes.filter((other) => other === code).length }));

/** The pieces of a side on a board. */
export const piecesOf = (pieces: Placement, side: Side): readonly string[] =>
  Object.values(pieces).filter((code) => code.startsWith(side === 'white' ? 'w' : 'b'));
