import { halfMoveClock, legalSans, playSan, sansOneByOne, type Played } from '../../common/chess';
import type { Branch } from '../state';
import { endOfMove } from './endOfMove';
import { claimable, keysAfter } from './endings';

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

/** Moves are tried until nothing more can come out: mostly two are enough. */
const outlook = (branch: Branch): Omit<Prospects, 'claiming'> => {
  const goesOn = (played: Played): boolean => endOfMove({ branch, played, claimKind: null }) === null;
  let [count, onlySan, mustMate, canGoOn]: [number, string | null, boolean, boolean] = [0, null, true, false];
  for (const san of sansOneByOne(branch.fen)) {
    count += 1;
    onlySan = count === 1 ? san : null;
    mustMate &&= san.endsWith('#');
    canGoOn ||= playOf(branch)(san).some(goesOn);
    if (count > 1 && !mustMate && canGoOn) break;
  }
  return { onlySan, mustMate, canGoOn };
};

const work = (branch: Branch): Prospects => ({
  ...outlook(branch),
  claiming: isClaimNear(branch)
    ? legalSans(branch.fen)
        .flatMap(playOf(branch))
        .filter((played) => claimable(keysAfter(branch, played), played.fen) !== null)
    : [],
});

/** Branches never change, and stay the same from draft to draft. */
const known = new WeakMap<Branch, Prospects>();

export const prospectsOf = (branch: Branch): Prospects => {
  const prospects = known.get(branch) ?? work(branch);
  known.set(branch, prospects);
  return prospects;
};
