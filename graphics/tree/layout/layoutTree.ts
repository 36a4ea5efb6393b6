import type { TreeView } from 'chess-match/client';
import { placeAxis } from './axis';
import { barest, detailSteps, type Detail } from './detail';
import { eventsOf } from './events';
import type { Plan } from './footprint';
import { keepVisible } from './keepVisible';
import { planLanes, type LanePlan } from './lanes';
import { METRICS } from './metrics';
import { placeMarks } from './place';
import { placeLines } from './placeLines';
import { headWidth, sweep, type Sweep } from './sweep';
import type { Canvas, Head, Rect, TreeLayout } from './types';

/** Lanes no further apart than this, and clear of the frame's edge and the axis. */
const LANE = { pitch: 168, top: 52, bottom: 58 } as const;

/** A short tree is drawn wider than one at ease, but not so wide that it would look long. */
const WIDEST = 1.8;

const planOf = (tree: TreeView, lanes: LanePlan, canvas: Canvas, detail: Detail): Plan => ({
  tree,
  lanes,
  branches: new Map(tree.branches.map((branch) => [branch.branch, branch])),
  detail,
  endWord: canvas.endWord,
  plain: new Set(
    tree.forks
      .map(({ ply }) => ply)
      .sort((a, b) => a - b)
      .slice(0, detail.plainForks),
  ),
  scores: new Map(tree.scores.map((score) => [score.ply, score])),
});

/** The most room between events with which all fits; the width grows with it. */
const easiest = (fits: (slack: number) => boolean): number => {
  if (fits(WIDEST)) return WIDEST;
  let [low, high] = [0, WIDEST];
  for (let i = 0; i < 10; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
};

/** Where even the barest drawing is too wide, it is pressed together; what then has no room is left out. */
const squeeze = (swept: Sweep, left: number, limit: number): Sweep => {
  const tail = swept.right - swept.headX;
  const ratio = Math.min(1, (limit - tail - left) / Math.max(1, swept.headX - left));
  const at = (x: number): number => Math.round(left + (x - left) * ratio);
  return {
    placed: swept.placed.map((placed) => ({ ...placed, x: at(placed.x) })),
    headX: at(swept.headX),
    right: limit,
  };
};

interface Fitted {
  readonly plan: Plan;
  readonly swept: Sweep;
}

/** The first step that fits, given that all after one that fits do too; null when none does. */
const firstFitting = <T>(steps: readonly T[], fits: (step: T) => boolean): T | null => {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const step = steps[middle];
    if (step !== undefined && fits(step)) high = middle;
    else low = middle + 1;
  }
  return steps[low] ?? null;
};

/** The richest drawing that fits: first room is taken away, then detail. */
const fit = (tree: TreeView, canvas: Canvas): Fitted => {
  const { x: left, width } = canvas.area;
  const limit = left + width;
  const lanes = planLanes(tree);
  const draw = (detail: Detail): { plan: Plan; at: (slack: number) => Sweep } => {
    const plan = planOf(tree, lanes, canvas, detail);
    const events = eventsOf(tree, detail.foldedPasses);
    return { plan, at: (slack) => sweep(plan, events, left, slack) };
  };
  const steps = detailSteps(tree.passes.length, tree.forks.length);
  const best = firstFitting(steps, (detail) => draw(detail).at(0).right <= limit);
  const { plan, at } = draw(best ?? barest(tree.passes.length, tree.forks.length));
  if (best === null) return { plan, swept: squeeze(at(0), left, limit) };
  return { plan, swept: at(easiest((slack) => at(slack).right <= limit)) };
};

const laneHeights = ({ area }: Canvas, count: number, axisY: number): ((lane: number) => number) => {
  const [top, bottom] = [area.y + LANE.top, axisY - LANE.bottom];
  const pitch = Math.min(LANE.pitch, (bottom - top) / Math.max(1, count - 1));
  const first = (top + bottom - pitch * Math.max(0, count - 1)) / 2;
  return (lane) => Math.round(first + lane * pitch);
};

const placeHeads = (tree: TreeView, x: number, yOf: (branch: string) => number): Head[] => {
  const live = tree.branches.filter(({ endPly }) => endPly === null);
  const { height } = METRICS.head;
  const rectOf = (branch: string): Rect => ({ x, y: yOf(branch) - height / 2, width: headWidth(live), height });
  return live.map(({ branch, board, chips, lastSan }) => ({
    key: `head:${branch}`,
    branch,
    board,
    chips,
    san: lastSan,
    rect: rectOf(branch),
  }));
};

/**
 * The picture of a tree: where everything stands in pixels of the frame. Pure. Nothing that carries text overlaps
 * or leaves the area, however much has happened: quiet turns are folded, then room is taken away, then the oldest
 * passes are drawn together, then the words of ends and the moves of the oldest forks go.
 */
export const layoutTree = (tree: TreeView, canvas: Canvas): TreeLayout => {
  const { plan, swept } = fit(tree, canvas);
  const { area } = canvas;
  const axisY = area.y + area.height - METRICS.score.top - METRICS.score.height;
  const heightOf = laneHeights(canvas, plan.lanes.count, axisY);
  const yOf = (branch: string): number => heightOf(plan.lanes.laneOf.get(branch) ?? 0);
  const { joins, spareLabels, verticals, ...marks } = placeMarks(plan, { yOf }, swept.placed, area.x);
  return keepVisible(
    {
      lanes: [...plan.lanes.laneOf].map(([branch, lane]) => ({ branch, lane, y: heightOf(lane) })),
      segments: [...placeLines(plan, { yOf }, swept.placed, area.x, swept.headX), ...joins],
      ...marks,
      isCompact: plan.detail.isCompact,
      heads: placeHeads(tree, swept.headX, yOf),
      axis: placeAxis(plan, swept, area.x, axisY, heightOf),
    },
    { area, spareLabels, verticals },
  );
};
