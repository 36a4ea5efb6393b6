import type { BusinessCourse } from 'chess-match/games/business';
import type { Branch } from './types';

/** Lane numbers from the top, and how many lanes there are. */
export interface LanePlan {
  readonly laneOf: ReadonlyMap<string, number>;
  readonly count: number;
}

const bornIn = (branches: readonly Branch[]): readonly Branch[] =>
  [...branches].sort((a, b) => a.bornPly - b.bornPly || a.board - b.board);

const endOf = (branch: Branch): number => branch.endPly ?? Number.POSITIVE_INFINITY;

/** Both are on screen at some moment. A branch born when another ends may not take its place at that very turn. */
const meet = (a: Branch, b: Branch): boolean => a.bornPly <= endOf(b) && b.bornPly <= endOf(a);

/**
 * All branches from top to bottom. A daughter stands next to her mother, on the side with fewer live lines between
 * her and the edge. Decided from the past alone: the order of two branches never changes while the tree grows.
 */
export const orderOf = (tree: BusinessCourse): readonly Branch[] => {
  const order: Branch[] = [];
  for (const branch of bornIn(tree.branches)) {
    const at = order.findIndex(({ branch: id }) => id === branch.mother);
    const lives = (other: Branch): boolean => endOf(other) >= branch.bornPly;
    const above = order.slice(0, Math.max(at, 0)).filter(lives).length;
    const below = order.slice(at + 1).filter(lives).length;
    order.splice(at < 0 ? order.length : above < below ? at : at + 1, 0, branch);
  }
  return order;
};

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** The lanes each branch may have when those already `fixed` stay: above all later ones it meets, below all earlier. */
const boundsOf = (
  order: readonly Branch[],
  fixed: ReadonlyMap<string, number>,
  count: number,
): ReadonlyMap<string, Bounds> => {
  const low = new Map<string, number>();
  const high = new Map<string, number>();
  order.forEach((branch, index) => {
    const before = order.slice(0, index).filter((other) => meet(branch, other));
    low.set(branch.branch, fixed.get(branch.branch) ?? Math.max(0, ...before.map((b) => (low.get(b.branch) ?? 0) + 1)));
  });
  [...order].reverse().forEach((branch, index) => {
    const after = order.slice(order.length - index).filter((other) => meet(branch, other));
    const top = Math.min(count - 1, ...after.map((b) => (high.get(b.branch) ?? 0) - 1));
    high.set(branch.branch, fixed.get(branch.branch) ?? top);
  });
  return new Map(order.map(({ branch }) => [branch, { low: low.get(branch) ?? 0, high: high.get(branch) ?? 0 }]));
};

const clamp = (value: number, { low, high }: Bounds): number => Math.min(high, Math.max(low, value));

/**
 * As few lanes as the order allows; each branch as near to its mother as may be, so that a freed lane is used again.
 */
export const planLanes = (tree: BusinessCourse): LanePlan => {
  const order = orderOf(tree);
  const lowest = boundsOf(order, new Map(), 1);
  const count = Math.max(0, ...[...lowest.values()].map(({ low }) => low + 1));
  const laneOf = new Map<string, number>();
  for (const branch of bornIn(tree.branches)) {
    const bounds = boundsOf(order, laneOf, count).get(branch.branch) ?? { low: 0, high: 0 };
    const mother = branch.mother === null ? undefined : laneOf.get(branch.mother);
    const isBelow = order.findIndex((b) => b.branch === branch.mother) < order.indexOf(branch);
    const wanted = mother === undefined ? (bounds.low + bounds.high) / 2 : mother + (isBelow ? 1 : -1);
    laneOf.set(branch.branch, clamp(Math.floor(wanted), bounds));
  }
  return { laneOf, count };
};
