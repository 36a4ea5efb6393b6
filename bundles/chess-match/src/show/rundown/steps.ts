import type { RundownItem, RundownView } from '@schemas/show';
import type { GraphicId } from '../graphics';

/** The items that bring something of the open game: what it gives nothing to is not offered. */
export const itemsFor = (items: readonly RundownItem[], idle: readonly GraphicId[]): readonly RundownItem[] =>
  items.filter(({ airs }) => airs.length === 0 || !airs.every(({ graphic }) => idle.includes(graphic)));

/**
 * The item a step away from the one that is cued, or else was taken last; the first where there is neither, and after
 * the last one once that has left the air. Null at the ends.
 */
export const stepFrom = (
  { cued, current, onAir }: RundownView,
  items: readonly RundownItem[],
  by: 1 | -1,
): RundownItem | null => {
  const place = items.findIndex(({ id }) => id === (cued ?? current));
  const isOver = place === items.length - 1 && cued === null && onAir === null;
  if (by === 1 && (place < 0 || isOver)) return items[0] ?? null;
  return place < 0 ? null : (items[place + by] ?? null);
};
