import { keepClear, overlaps } from './collide';
import { METRICS } from './metrics';
import { placeShields } from './shields';
import type { Item, Label, RatingBox, Rect, Tick, TreeLayout } from './types';

/** Newest first: what happened last matters most. */
const latest = <T extends Item>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => b.rect.x + b.rect.width - (a.rect.x + a.rect.width));

const around = (key: string, x: number, y: number, radius: number): Item => ({
  key,
  rect: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
});

const dots = ({ axis }: TreeLayout): readonly Item[] =>
  axis.ticks.map(({ key, x }) => around(`dot:${key}`, x, axis.y, METRICS.tick.dot));

/** Crosses and the nodes of forks: always drawn, so that everything else makes way. */
const nodes = ({ selections, forks }: TreeLayout): readonly Item[] => [
  ...selections.map(({ key, x, y }) => around(`cross:${key}`, x, y, METRICS.cross)),
  ...forks.map(({ key, x, y }) => around(key, x, y, METRICS.node)),
];

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
  ...nodes(layout),
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

const unique = (items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.key, item])).values(),
];

interface Room {
  readonly area: Rect;
  /** Labels no room was kept for. */
  readonly spareLabels: readonly Label[];
  /** Lines these labels may not lie on. */
  readonly verticals: readonly Rect[];
}

/** Which numbers are written: those that are kept, and of White's and Black's turn of one move the first. */
const numbered = (ticks: readonly Tick[], kept: ReadonlyMap<string, Item>): readonly Tick[] => {
  let written: number | null = null;
  return ticks.map((tick) => {
    const isLabelled = kept.has(tick.key) && tick.number !== written;
    if (isLabelled) written = tick.number;
    return { ...tick, isLabelled };
  });
};

/**
 * Leaves out whatever would overlap something more important. In a tree that fits nothing does but the numbers of
 * passes. Then what room is left is given to labels and board numbers that had none kept.
 */
export const keepVisible = (layout: TreeLayout, { area, spareLabels, verticals }: Room): TreeLayout => {
  const free = spareLabels.filter(({ rect }) => !verticals.some((vertical) => overlaps(vertical, rect)));
  const kept = keepClear(unique([...byImportance(layout), ...latest(free)]), area);
  const taken = [...kept.values()].map(({ rect }) => rect);
  const bare = layout.segments.filter(({ key, branch }) => key === `line:${branch}` && !kept.has(`badge:${branch}`));
  const only = <T extends Item>(items: readonly T[]): readonly T[] => items.filter(({ key }) => kept.has(key));
  return {
    ...layout,
    heads: only(layout.heads),
    ends: only(layout.ends),
    selections: only(layout.selections),
    boxes: only(layout.boxes),
    badges: [...only(layout.badges), ...placeShields(bare, [...taken, ...verticals])],
    labels: only([...layout.labels, ...free]),
    axis: {
      ...layout.axis,
      ticks: numbered(layout.axis.ticks, kept),
      folds: only(layout.axis.folds),
      scores: only(layout.axis.scores),
    },
  };
};
