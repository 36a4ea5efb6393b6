import { METRICS } from '../layout/metrics';
import type { Item, Rect, TreeLayout } from '../layout/types';

/** Everything in a layout that carries text or figures. */
export const textItems = (layout: TreeLayout): readonly Item[] => [
  ...layout.heads,
  ...layout.boxes,
  ...layout.badges,
  ...layout.labels,
  ...layout.ends,
  ...layout.selections,
  ...layout.axis.ticks.filter(({ isLabelled }) => isLabelled),
  ...layout.axis.folds,
  ...layout.axis.scores,
];

const numbersOf = (path: string): readonly number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

/** The parts of forks, selections and passes that run from lane to lane. */
export const verticalsOf = (layout: TreeLayout): readonly Rect[] => [
  ...layout.segments.map(({ path }) => {
    const [x = 0, from = 0, , , to = from] = numbersOf(path);
    return { x: x - 2, y: Math.min(from, to) + 20, width: 4, height: Math.max(0, Math.abs(to - from) - 40) };
  }),
  ...layout.passes.map(({ curve }) => ({
    x: curve.x,
    y: Math.min(curve.from, curve.to) + 4,
    width: curve.bulge,
    height: Math.abs(curve.to - curve.from) - 8,
  })),
  ...layout.bundles.map(({ path }) => {
    const [x = 0, from = 0, to = from] = numbersOf(path);
    const { height } = METRICS.box;
    return { x, y: from + height / 2, width: 1, height: Math.max(0, to - from - height) };
  }),
];
