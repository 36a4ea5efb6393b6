import { firstPly, turnOf, type TreeEvent } from './events';
import { isFolded, isMajor, laneOf, type Plan } from './footprint';
import { foldWidth, METRICS, scoreWidth, SIZES } from './metrics';
import type { Placed, Sweep } from './sweep';
import { textWidth } from '../../../../air/textWidth';
import type { Axis, FoldMark, Rect, ScoreMark, Tick } from './types';

/** The lanes an event stands on. */
const branchesOf = (event: TreeEvent): readonly string[] => {
  switch (event.kind) {
    case 'fork':
      return [event.fork.mother, event.fork.daughter];
    case 'passes':
      return event.passes.flatMap(({ from, to }) => [from, to]);
    case 'selection':
      return [event.selection.branch, ...event.selection.targets.map(({ branch }) => branch)];
    case 'ends':
      return event.ends.map(({ branch }) => branch);
    case 'mark':
      return event.branches;
  }
};

const tickOf = (plan: Plan, { event, x }: Placed, y: number, yOf: (lane: number) => number): Tick => {
  const { number, side } = turnOf(event.ply);
  const width = textWidth(String(number), METRICS.tick.font);
  const lanes = branchesOf(event).map((branch) => laneOf(plan, branch));
  return {
    key: `tick:${event.ply}`,
    ply: event.ply,
    x,
    side,
    number,
    guideY: isMajor(event) && lanes.length > 0 ? yOf(Math.max(...lanes)) : null,
    isLabelled: true,
    rect: { x: x - width / 2, y: y + SIZES[plan.size].tickTop, width, height: METRICS.tick.height },
  };
};

const foldRect = (x: number, y: number, count: number): Rect => ({
  x,
  y: y - METRICS.fold.height / 2,
  width: foldWidth(count),
  height: METRICS.fold.height,
});

/** A mark in the middle of each stretch of two or more turns without an event, the one up to now included. */
const quietFolds = (plan: Plan, { placed, headX }: Sweep, start: number, y: number): FoldMark[] => {
  const folds: FoldMark[] = [];
  let [from, ply] = [start, 0];
  const mark = (to: number, next: number): void => {
    const count = next - ply - 1;
    const x = (from + to - foldWidth(count)) / 2;
    if (count >= 2) folds.push({ key: `quiet:${ply}`, kind: 'turns', count, rect: foldRect(x, y, count) });
  };
  for (const { event, x } of placed) {
    mark(x, firstPly(event));
    from = isFolded(event) ? x + foldWidth(event.passes.length) : x;
    ply = event.ply;
  }
  mark(headX, plan.tree.ply + 1);
  return folds;
};

const passFold = ({ event, x }: Placed, y: number): FoldMark[] =>
  isFolded(event)
    ? [
        {
          key: `folded:${firstPly(event)}`,
          kind: 'passes',
          count: event.passes.length,
          rect: foldRect(x, y, event.passes.length),
        },
      ]
    : [];

const scoreOf = (plan: Plan, { event, x, isLast }: Placed, y: number): ScoreMark[] => {
  const score = isLast ? plan.scores.get(event.ply) : undefined;
  if (!score) return [];
  const width = scoreWidth(score.white, score.black);
  const rect = { x: x - width / 2, y: y + SIZES[plan.size].scoreTop, width, height: METRICS.score.height };
  return [{ key: `score:${event.ply}`, ply: event.ply, white: score.white, black: score.black, rect }];
};

/** The time axis: a tick at every turn with an event, marks of folded stretches, the score where it changed. */
export const placeAxis = (plan: Plan, swept: Sweep, left: number, y: number, yOf: (lane: number) => number): Axis => {
  const ticks = new Map<number, Tick>();
  for (const one of swept.placed) {
    if (!ticks.has(one.event.ply) && !isFolded(one.event)) ticks.set(one.event.ply, tickOf(plan, one, y, yOf));
  }
  return {
    y,
    from: left,
    to: swept.headX,
    ticks: [...ticks.values()],
    folds: [...swept.placed.flatMap((one) => passFold(one, y)), ...quietFolds(plan, swept, left, y)],
    scores: swept.placed.flatMap((one) => scoreOf(plan, one, y)),
  };
};
