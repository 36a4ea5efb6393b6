import { checkOf } from '../attacks';
import { hasLegalMove } from '../legal';
import { ORTHODOX_RULES as RULES } from '../orthodoxRules';
import type { FenError } from '../readFen';
import { readSetUp } from '../readSetUp';
import { writeFen } from '../writeFen';
import { positionOf } from './position';

/**
 * A position that can be played from: well formed, one king each, the side that just moved not in check, the other able
 * to move.
 */
export const readPosition = (fen: string): { readonly fen: string; readonly check: string | null } | null => {
  const position = positionOf(fen);
  if (position === null || !hasLegalMove(RULES, position)) return null;
  return { fen: writeFen(RULES, position), check: checkOf(RULES, position) };
};

/** Why a position that somebody sets up could not come about; null: it could. */
export const setUpFault = (fen: string): FenError | null => {
  const read = readSetUp(RULES, fen);
  return read.ok ? null : read.error;
};

/** Whether a position that somebody sets up could come about. */
export const couldBeSetUp = (fen: string): boolean => setUpFault(fen) === null;
