import type { Problem } from '@schemas/draft';
import { refuse } from '../errors';
import type { Settings } from '../settings';

/** A branch of the side to move that chips are taken from or put on. */
export interface Party {
  readonly board: number;
  readonly stake: number;
  /** It is mated in this turn, and takes no part in what moves chips (B14). */
  readonly isMated: boolean;
}

/** Why a pass of `size` chips cannot be made (B9); null when it can. */
export const passBarred = ({ passSize }: Settings, size: number, from: Party, to: Party): Problem | null => {
  if (size !== passSize) return refuse('pass/wrong_size', { size, passSize });
  if (from.board === to.board) return refuse('pass/same_board', { board: from.board });
  const mated = [from, to].find(({ isMated }) => isMated);
  if (mated !== undefined) return refuse('pass/mated', { board: mated.board });
  const { board, stake } = from;
  return stake <= size ? refuse('pass/giver_needs_one', { board, rating: stake, size }) : null;
};

/** Why a branch cannot be given up (B11), with so many that play on in this turn, itself included; null when it can. */
export const selectionBarred = (board: number, playing: number): Problem | null =>
  playing < 2 ? refuse('select/last_branch', { board }) : null;

/** Why chips of a branch given up cannot be placed on another one; null when they can. */
export const targetBarred = ({ board, isMated }: Party): Problem | null =>
  isMated ? refuse('select/target_mated', { board }) : null;
