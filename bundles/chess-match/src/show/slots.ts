import type { Air, GraphicId } from './graphics';
import type { Slot, Slots } from './state';

/** The slots with parts of some of them changed. */
export const withSlots = (slots: Slots, changed: readonly (readonly [GraphicId, Partial<Slot>])[]): Slots =>
  Object.assign({}, slots, Object.fromEntries(changed.map(([id, part]) => [id, { ...slots[id], ...part }])));

/** What is on air of a graphic, or stands by to be. */
export const airOf = (slots: Slots, graphic: GraphicId): Air => {
  const { on, content } = slots[graphic];
  return { on, content };
};

/** Whether two say the same; fields of content have one order, that of the contract, once they were checked. */
export const sameAir = (one: Air | null, two: Air | null): boolean => canonical(one) === canonical(two);

const canonical = (air: Air | null): string =>
  air === null ? '' : JSON.stringify([air.on, Object.entries(air.content).sort(([a], [b]) => (a < b ? -1 : 1))]);
