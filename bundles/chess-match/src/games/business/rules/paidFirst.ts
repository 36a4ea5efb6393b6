import type { Branch, LedgerEntry } from './state';

/**
 * Whether an end was paid at the stake from before its turn changed any (B5, B14a): an accepted draw, a claim of the
 * position as it stood, a resignation, a branch given up. What a move ended was paid after the branching or the pass; a
 * flag falls in no turn.
 */
export const isPaidFirst = ({ kind, ply }: LedgerEntry, { line }: Branch): boolean =>
  kind === 'selection' || line.length < ply;
