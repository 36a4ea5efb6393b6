import type { BusinessCourse } from 'chess-match/games/business';
import { placeAxis } from './axis';
import { barest, detailSteps, type Detail } from './detail';
import { eventsOf } from './events';
import type { Plan } from './footprint';
import { keepVisible } from './keepVisible';
import { planLanes, type LanePlan } from './lanes';
import { LABELLED_PITCH, METRICS, SIZES } from './metrics';
import { placeMarks } from './place';
import { placeLines } from './placeLines';
import { headWidth, sweep, type Sweep } from './sweep';
import type { Canvas, Head, Rect, TreeLayout } from './types';

/** So many times the room of a tree at ease a short one may take: enough to fill the width with a single line. */
const WIDEST = 40;

const planOf = (tree: BusinessCourse, lanes: LanePlan, canvas: Canvas, detail: Detail): Plan => ({
  tree,
  lanes,
  branches: new Map(tree.branches.map((branch) => [branch.branch, branch])),
  detail,
  size: canvas.size,
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
  for (let i = 0; i < 14; i++) {
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

/** The least of every step: what stands above the lines has no room where lanes are near. */
const withoutLabels = (steps: readonly Detail[], forks: number): readonly Detail[] =>
  steps.map((step) => ({ ...step, hasWords: false, hasNumbers: false, plainForks: forks }));

/** The richest drawing that fits: first room is taken away, then detail. */
const fit = (tree: BusinessCourse, canvas: Canvas): Fitted => {
  const { x: left, width } = canvas.area;
  const limit = left + width;
  const lanes = planLanes(tree);
  const draw = (detail: Detail): { plan: Plan; at: (slack: number) => Sweep } => {
    const plan = planOf(tree, lanes, canvas, detail);
    const events = eventsOf(tree, detail.foldedPasses);
    return { plan, at: (slack) => sweep(plan, events, left, slack) };
  };
  const [passes, forks] = [tree.passes.length, tree.forks.length];
  const all = detailSteps(passes, forks);
  const steps = lanesOf(canvas, lanes.count).hasLabels ? all : withoutLabels(all, forks);
  const best = firstFitting(steps, (detail) => draw(detail).at(0).right <= limit);
  const { plan, at } = draw(best ?? barest(passes, forks));
  if (best === null) return { plan, swept: squeeze(at(0), left, limit) };
  return { plan, swept: at(easiest((slack) => at(slack).right <= limit)) };
};

interface Lanes {
  readonly axisY: number;
  readonly heightOf: (lane: number) => number;
  /** Between lanes there is room for a row of labels. */
  readonly hasLabels: boolean;
}

const lanesOf = ({ area, size }: Canvas, count: number): Lanes => {
  const { lane, scoreTop } = SIZES[size];
  const axisY = area.y + area.height - scoreTop - METRICS.score.height;
  const gaps = Math.max(0, count - 1);
  const room = axisY - lane.bottom - (area.y + lane.top);
  const hasLabels = size === 'full' || room >= LABELLED_PITCH * count;
  const top = area.y + lane.top + (size === 'strip' && hasLabels ? METRICS.label.height : 0);
  const bottom = axisY - lane.bottom;
  const pitch = Math.min(lane.pitch, (bottom - top) / Math.max(1, gaps));
  const first = (top + bottom - pitch * gaps) / 2;
  return { axisY, heightOf: (index) => Math.round(first + index * pitch), hasLabels };
};

/** Heads of lanes too near for them stand as near to their lanes as they can, in the order of the lanes. */
const apart = (heads: readonly Head[], { y, height }: Rect): readonly Head[] => {
  const sorted = [...heads].sort((a, b) => a.rect.y - b.rect.y);
  const at: number[] = [];
  sorted.forEach(({ rect }, index) => at.push(Math.max(y, rect.y, (at[index - 1] ?? y - rect.height) + rect.height)));
  let limit = y + height;
  for (let index = at.length - 1; index >= 0; index--) {
    limit = Math.min(at[index] ?? 0, limit - (sorted[index]?.rect.height ?? 0));
    at[index] = limit;
  }
  const moved = new Map(sorted.map((head, index) => [head.branch, at[index] ?? head.rect.y]));
  return heads.map((head) => ({ ...head, rect: { ...head.rect, y: moved.get(head.branch) ?? head.rect.y } }));
};

const placeHeads = (
  tree: BusinessCourse,
  { area, size }: Canvas,
  x: number,
  yOf: (branch: string) => number,
): readonly Head[] => {
  const live = tree.branches.filter(({ endPly }) => endPly === null);
  const { height } = SIZES[size].head;
  const width = headWidth(live, size);
  const heads = live.map(({ branch, board, chips, lastSan }) => ({
    key: `head:${branch}`,
    branch,
    board,
    chips,
    san: lastSan,
    rect: { x, y: yOf(branch) - height / 2, width, height },
  }));
  return apart(heads, area);
};

/**
 * The picture of a tree: where everything stands in pixels of the frame. Pure. Nothing that carries text overlaps
 * or leaves the area, however much has happened: quiet turns are folded, then room is taken away, then the oldest
 * passes are drawn together, then the words of ends and the moves of the oldest forks go.
 */
export const layoutTree = (tree: BusinessCourse, canvas: Canvas): TreeLayout => {
  const { plan, swept } = fit(tree, canvas);
  const { area } = canvas;
  const { axisY, heightOf, hasLabels } = lanesOf(canvas, plan.lanes.count);
  const yOf = (branch: string): number => heightOf(plan.lanes.laneOf.get(branch) ?? 0);
  const { joins, spareLabels, verticals, ...marks } = placeMarks(plan, { yOf }, swept.placed, area.x);
  return keepVisible(
    {
      lanes: [...plan.lanes.laneOf].map(([branch, lane]) => ({ branch, lane, y: heightOf(lane) })),
      segments: [...placeLines(plan, { yOf }, swept.placed, area.x, swept.headX), ...joins],
      ...marks,
      labels: hasLabels ? marks.labels : [],
      isCompact: plan.detail.isCompact,
      heads: placeHeads(tree, canvas, swept.headX, yOf),
      axis: placeAxis(plan, swept, area.x, axisY, heightOf),
    },
    { area, spareLabels: hasLabels ? spareLabels : [], verticals },
  );
};
