import type { Item, Rect } from './types';

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** What stays when, in order of importance, nothing may overlap what stays already or leave the area; by key. */
export const keepClear = (items: readonly Item[], area: Rect): ReadonlyMap<string, Item> => {
  const kept = new Map<string, Item>();
  for (const item of items) {
    const isFree = ![...kept.values()].some(({ rect }) => overlaps(rect, item.rect));
    if (isFree && isWithin(item.rect, area)) kept.set(item.key, item);
  }
  return kept;
};
