import type { Moment } from '../../games/common/lookBack';
import { byWeight, type Turning } from './turnings';

/** A turn that turned the match, and what stood on the boards after it. */
export interface Held {
  readonly standing: string;
  readonly turning: Turning;
}

const standingOf = ({ ply, atStake = [] }: Moment): string =>
  [ply, ...atStake.map(({ line, position, points }) => `${line} ${position} ${points}`)].join('\n');

/**
 * Those that are found now, and those that were once: as an engine goes deeper, what it said before changes a little,
 * and what was told as a fact does not come and go with that. It goes when its turn does.
 */
export const heldWith = (
  held: readonly Held[],
  found: readonly Turning[],
  moments: readonly Moment[],
): readonly Held[] => {
  const standing = new Map(moments.map((moment) => [moment.ply, standingOf(moment)]));
  const isFound = ({ turning }: Held): boolean => found.some(({ ply }) => ply === turning.ply);
  const kept = held.filter((each) => !isFound(each) && standing.get(each.turning.ply) === each.standing);
  const fresh = found.map((turning) => ({ standing: standing.get(turning.ply) ?? '', turning }));
  return [...kept, ...fresh].toSorted((one, other) => byWeight(one.turning, other.turning));
};
