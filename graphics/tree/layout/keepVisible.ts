import { keepClear, overlaps } from './collide';
import { METRICS } from './metrics';
import type { Item, Label, RatingBox, Rect, Tick, TreeLayout } from './types';

/** Newest first: what happened last matters most. */
const latest = <T extends Item>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => b.rect.x + b.rect.width - (a.rect.x + a.rect.width));

const dots = ({ axis }: TreeLayout): readonly Item[] =>
  axis.ticks.map(({ key, x }) => {
    const { dot } = METRICS.tick;
    return { key: `dot:${key}`, rect: { x: x - dot, y: axis.y - dot, width: 2 * dot, height: 2 * dot } };
  });

const currentBoxes = (boxes: readonly RatingBox[]): readonly RatingBox[] => {
  const last = new Map([...latest(boxes)].reverse().map((box) => [box.branch, box]));
  return [...last.values()];
};

const byGuide = (ticks: readonly Tick[], isGuided: boolean): readonly Tick[] =>
  latest(ticks.filter(({ guideY }) => (guideY !== null) === isGuided));

/** All that carries text or figures, the most important first. */
const byImportance = (layout: TreeLayout): readonly Item[] => [
  ...layout.heads,
  ...latest(layout.ends),
  ...latest(layout.selections),
  ...latest(layout.axis.scores),
  ...currentBoxes(layout.boxes),
  ...latest(layout.badges),
  ...latest(layout.boxes),
  ...latest(layout.labels.filter(({ tone }) => tone !== 'word')),
  ...latest(layout.labels.filter(({ tone }) => tone === 'word')),
  ...byGuide(layout.axis.ticks, true),
  ...byGuide(layout.axis.ticks, false),
  ...dots(layout),
  ...latest(layout.axis.folds),
];

const unique = (items: readonly Item[]): readonly Item[] => [...new Map(items.map((item) => [item.key, item])).values()];

interface Room {
  readonly area: Rect;
  /** Labels no room was kept for. */
  readonly spareLabels: readonly Label[];
  /** Lines these labels may not lie on. */
  readonly verticals: readonly Rect[];
}

/**
 * Leaves out whatever would overlap something more important. In a tree that fits nothing does but the numbers of
 * passes. Then what room is left is given to labels that had none kept.
 */
export const keepVisible = (layout: TreeLayout, { area, spareLabels, verticals }: Room): TreeLayout => {
  const free = spareLabels.filter(({ rect }) => !verticals.some((vertical) => overlaps(vertical, rect)));
  const kept = keepClear(unique([...byImportance(layout), ...latest(free)]), area);
  const only = <T extends Item>(items: readonly T[]): readonly T[] => items.filter(({ key }) => kept.has(key));
  return {
    ...layout,
    heads: only(layout.heads),
    ends: only(layout.ends),
    selections: only(layout.selections),
    boxes: only(layout.boxes),
    badges: only(layout.badges),
    labels: only([...layout.labels, ...free]),
    axis: {
      ...layout.axis,
      ticks: layout.axis.ticks.map((tick) => ({ ...tick, isLabelled: kept.has(tick.key) })),
      folds: only(layout.axis.folds),
      scores: only(layout.axis.scores),
    },
  };
};
