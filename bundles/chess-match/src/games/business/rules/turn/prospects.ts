import { claimable, halfMoveClock, legalSans, playSan, type Played } from '../../../chess/onFen';
import type { Branch } from '../state';
import { endOfMove } from './endOfMove';
import { keysAfter } from './endings';

/** What the next move of a live branch can make of it, as far as the rest of the turn asks. */
export interface Prospects {
  /** The only legal move; null where there are more. */
  readonly onlySan: string | null;
  /** Every legal move mates. */
  readonly mustMate: boolean;
  /** Some legal move leaves the branch live. */
  readonly canGoOn: boolean;
  /** Moves that a draw can be claimed with (B15), whatever the arbiter said to them. */
  readonly claiming: readonly Played[];
}

/** Whether a move could make the third repetition or the fiftieth move: all moves are tried only then. */
const isClaimNear = ({ keys, fen }: Branch): boolean => {
  const afterOwnMoves = keys.filter((_, index) => (keys.length - index) % 2 === 0);
  return halfMoveClock(fen) >= 99 || new Set(afterOwnMoves).size < afterOwnMoves.length;
};

const playOf =
  ({ fen }: Branch) =>
  (san: string): readonly Played[] => {
    const played = playSan(fen, san);
    return played.ok ? [played.value] : [];
  };

/** Moves are tried until one goes on: mostly the first. */
const outlook = (branch: Branch, sans: readonly string[]): Omit<Prospects, 'claiming'> => {
  const [only = null, second] = sans;
  const goesOn = (played: Played): boolean => endOfMove({ branch, played, claimKind: null }) === null;
  return {
    onlySan: second === undefined ? only : null,
    mustMate: sans.every((san) => san.endsWith('#')),
    canGoOn: sans.some((san) => playOf(branch)(san).some(goesOn)),
  };
};

const work = (branch: Branch): Prospects => {
  const sans = legalSans(branch.fen);
  const claiming = isClaimNear(branch)
    ? sans.flatMap(playOf(branch)).filter((played) => claimable(keysAfter(branch, played), played.fen) !== null)
    : [];
  return { ...outlook(branch, sans), claiming };
};

/** Branches never change, and stay the same from draft to draft. */
const known = new WeakMap<Branch, Prospects>();

export const prospectsOf = (branch: Branch): Prospects => {
  const prospects = known.get(branch) ?? work(branch);
  known.set(branch, prospects);
  return prospects;
};
