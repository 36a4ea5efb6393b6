import { curvePath } from './at';
import type { Item, TreeLayout } from './layout/types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const corner = ({ key, rect }: Item): readonly [string, Point] => [key, { x: rect.x, y: rect.y }];

/** The name of what stands on the line of several passes. */
export const marksKey = (bundle: string): string => `${bundle}:marks`;

/** The name of a head that stands there only to leave: its line has ended. */
export const goneKey = (branch: string): string => `gone:head:${branch}`;

/** The drawn path of every line and pass, by the name of its element. */
export const pathsOf = (layout: TreeLayout): ReadonlyMap<string, string> =>
  new Map([
    ...layout.segments.map(({ key, path }) => [key, path] as const),
    ...layout.passes.map(({ key, curve }) => [key, curvePath(curve)] as const),
    ...layout.bundles.flatMap(({ key, path, marks }) => [[key, path] as const, [marksKey(key), marks] as const]),
  ]);

/** Where every other element stands, by its name. */
export const partsOf = (layout: TreeLayout): ReadonlyMap<string, Point> => {
  const { ticks, folds, scores, y } = layout.axis;
  return new Map([
    ...[...layout.boxes, ...layout.badges, ...layout.labels, ...layout.ends, ...layout.heads].map(corner),
    ...layout.forks.map(({ key, x, y: top }) => [key, { x, y: top }] as const),
    ...layout.passes.map(({ key, chip }) => corner({ key: `chip:${key}`, rect: chip })),
    ...layout.selections.map(corner),
    ...layout.selections.map(({ key, x, y: top }) => [`cross:${key}`, { x, y: top }] as const),
    ...ticks.filter(({ isLabelled }) => isLabelled).map(corner),
    ...ticks.map(({ ply, x }) => [`dot:${ply}`, { x, y }] as const),
    ...ticks.filter(({ guideY }) => guideY !== null).map(({ ply, x }) => [`guide:${ply}`, { x, y }] as const),
    ...folds.map(corner),
    ...scores.map(corner),
  ]);
};
