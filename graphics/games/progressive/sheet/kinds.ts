import type { Placement, Side } from 'chess-match/client';

/** A kind of man as placements have it, and how many there are. */
export interface Counted {
  readonly code: string;
  readonly count: number;
}

const ORDER = 'KQRBNP';

/** Men by their kind, the greatest first. */
export const countKinds = (codes: readonly string[]): readonly Counted[] =>
  [...new Set(codes)]
    .sort((a, b) => ORDER.indexOf(a.slice(1)) - ORDER.indexOf(b.slice(1)))
    .map((code) => ({ code, count: codes.filter((other) => other === code).length }));

/** The men of a side on a board. */
export const menOf = (pieces: Placement, side: Side): readonly string[] =>
  Object.values(pieces).filter((code) => code.startsWith(side === 'white' ? 'w' : 'b'));
