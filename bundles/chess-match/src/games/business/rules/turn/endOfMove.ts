import { drawnByItself, isDead } from '../../../chess/onFen';
import type { EndKind } from '../state';
import { keysAfter } from './endings';
import type { BranchTurn } from './plan';

/** How a move ends its branch at once (B14, B15, FIDE 9.6): mate before everything else. */
export const endOfMove = ({
  branch,
  played,
  claimKind,
}: Pick<BranchTurn, 'branch' | 'played' | 'claimKind'>): EndKind | null => {
  if (played === null) return null;
  if (played.isMate) return 'mate';
  if (played.isStalemate) return 'stalemate';
  if (isDead(played.fen)) return 'dead-position';
  if (claimKind !== null) return claimKind;
  return drawnByItself(keysAfter(branch, played), played.fen);
};
