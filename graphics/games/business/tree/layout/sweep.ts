import { firstPly, type TreeEvent } from './events';
import { footprintOf, laneOf, type Footprint, type Plan, type Row } from './footprint';
import { boxWidth, HEAD_CHIP, METRICS, SIZES, type TreeSize } from './metrics';
import { sanWidth, textWidth } from '../../../../air/textWidth';
import type { Branch } from './types';

/** An event at its place. */
export interface Placed {
  readonly event: TreeEvent;
  readonly x: number;
  /** The last one of its turn. */
  readonly isLast: boolean;
}

export interface Sweep {
  readonly placed: readonly Placed[];
  /** Where the live branches stand. */
  readonly headX: number;
  /** The rightmost pixel of all. */
  readonly right: number;
}

/**
 * Room between two events with `turns` quiet ones between them; `slack` is 0 when crowded, 1 at ease, more in a short
 * tree.
 */
const gap = (turns: number, slack: number, isTight: boolean): number => {
  const least = isTight ? 14 : turns >= 4 ? 62 : turns > 0 ? 24 : 18;
  const easy = 56 + 22 * Math.min(turns, 4) + 5 * Math.min(Math.max(turns - 4, 0), 24);
  return least + (Math.max(least, easy) - least) * slack;
};

const lanePad = (slack: number, isTight: boolean): number => (isTight ? 4 : 8) + 16 * slack;

export const headWidth = (live: readonly Branch[], size: TreeSize): number => {
  const { badge, gap, figure, san, isRow } = SIZES[size].head;
  if (live.length === 0) return 0;
  const figures = Math.max(...live.map(({ chips }) => HEAD_CHIP.room + textWidth(String(chips), figure)));
  const moves = Math.max(...live.map(({ lastSan }) => sanWidth(lastSan ?? '', san)));
  return badge + gap + (isRow ? figures + 2 * gap + moves : Math.max(figures, moves));
};

const leftOf = (footprint: Footprint, rights: ReadonlyMap<Row, number>, pad: number): number =>
  Math.max(0, ...[...footprint].map(([row, { left }]) => (rights.get(row) ?? Number.NEGATIVE_INFINITY) + pad + left));

const rootRight = (plan: Plan, x: number): Map<Row, number> => {
  const rights = new Map<Row, number>();
  for (const { branch, mother, ratings } of plan.tree.branches)
    if (mother === null)
      rights.set(
        `line ${laneOf(plan, branch)}`,
        x + METRICS.badge + METRICS.clear + boxWidth(ratings[0]?.chips ?? 0, plan.detail.isCompact),
      );
  return rights;
};

/** The part of a placed event that nothing later in the same row may touch. */
const note = (rights: Map<Row, number>, footprint: Footprint, x: number): void => {
  for (const [row, { right }] of footprint) rights.set(row, Math.max(rights.get(row) ?? 0, x + right));
};

/** Places events from left to right, each as near to the one before as its rows and the quiet turns between allow. */
export const sweep = (plan: Plan, events: readonly TreeEvent[], left: number, slack: number): Sweep => {
  const { isTight } = plan.detail;
  const pad = lanePad(slack, isTight);
  const rights = rootRight(plan, left);
  const placed: Placed[] = [];
  const start = Math.max(left, ...rights.values());
  let [x, ply] = [start, 0];
  events.forEach((event, index) => {
    const isLast = events[index + 1]?.ply !== event.ply;
    const footprint = footprintOf(plan, event, isLast);
    const turns = Math.max(0, firstPly(event) - ply - 1);
    const edge = Math.max(left, ...[...footprint].map(([, reach]) => left + reach.left));
    x = Math.round(Math.max(x + gap(turns, slack, isTight), leftOf(footprint, rights, pad), edge));
    ply = event.ply;
    note(rights, footprint, x);
    placed.push({ event, x, isLast });
  });
  const live = plan.tree.branches.filter(({ endPly }) => endPly === null);
  const lives = live.flatMap(({ branch }) => {
    const lane = laneOf(plan, branch);
    return [rights.get(`line ${lane}`) ?? 0, rights.get(`label ${lane}`) ?? 0];
  });
  const quiet = gap(Math.max(0, plan.tree.ply - ply), slack, isTight);
  const headX = live.length === 0 ? x : Math.round(Math.max(x + quiet, ...lives.map((r) => r + pad)));
  return { placed, headX, right: Math.max(headX + headWidth(live, plan.size), ...rights.values()) };
};
