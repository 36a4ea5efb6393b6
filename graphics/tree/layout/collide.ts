import type { Item, Rect } from './types';

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The keys that stay when, in order of importance, nothing may overlap what stays already or leave the area. */
export const keepClear = (items: readonly Item[], area: Rect): ReadonlySet<string> => {
  const kept: Item[] = [];
  for (const item of items) {
    if (isWithin(item.rect, area) && !kept.some(({ rect }) => overlaps(rect, item.rect))) kept.push(item);
  }
  return new Set(kept.map(({ key }) => key));
};
