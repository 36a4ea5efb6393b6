import equal from 'fast-deep-equal';
import { newId, type GraphicId, type ItemAir, type RundownItem, type ShowView } from 'chess-match/client';
import { previewOf } from './monitors';

/** A new item with an id no other has, or gets at another desk. */
export const newItem = (): RundownItem => ({
  id: `item-${newId()}`,
  kind: 'other',
  title: '',
  notes: '',
  alone: true,
  airs: [],
});

/** An item as its window opened with it. */
export interface Opened {
  readonly item: RundownItem;
  readonly isNew: boolean;
}

/** What somebody else has done to an item since its window opened: to save it now replaces that, or brings it back. */
export const sinceOpened = (items: readonly RundownItem[], { item, isNew }: Opened): 'changed' | 'removed' | null => {
  if (isNew) return null;
  const present = items.find(({ id }) => id === item.id);
  if (present === undefined) return 'removed';
  return equal(present, item) ? null : 'changed';
};

/** The items with this one replaced, or put after `after` (at the end for null) where it is new. */
export const withItem = (
  items: readonly RundownItem[],
  item: RundownItem,
  after: string | null,
): readonly RundownItem[] => {
  if (items.some(({ id }) => id === item.id)) return items.map((other) => (other.id === item.id ? item : other));
  const place = items.findIndex(({ id }) => id === after);
  return place < 0 ? [...items, item] : [...items.slice(0, place + 1), item, ...items.slice(place + 1)];
};

/** All items, those of `shown` in their new order in the places they had among the others. */
export const reordered = (items: readonly RundownItem[], shown: readonly RundownItem[]): readonly RundownItem[] => {
  const left = [...shown];
  return items.map((item) => (shown.some(({ id }) => id === item.id) ? (left.shift() ?? item) : item));
};

/** The item with the time of day at which it shall begin; '': nobody said. */
export const beginningAt = ({ at: _, ...item }: RundownItem, at: string): RundownItem =>
  at === '' ? item : { ...item, at };

/** What an item says of a graphic. */
export type Change = 'leave' | 'on' | 'off';

export const changeOf = ({ airs }: RundownItem, graphic: GraphicId): Change => {
  const air = airs.find((known) => known.graphic === graphic);
  if (air === undefined) return 'leave';
  return air.on ? 'on' : 'off';
};

/** The item with what it says of one graphic; null leaves that graphic alone. */
export const withAir = (item: RundownItem, graphic: GraphicId, air: Omit<ItemAir, 'graphic'> | null): RundownItem => {
  const others = item.airs.filter((known) => known.graphic !== graphic);
  return { ...item, airs: air === null ? others : [...others, { graphic, ...air }] };
};

/** The program as a take of these cues would leave it, as an item. */
export const captured = (item: RundownItem, show: ShowView, prepared: readonly GraphicId[]): RundownItem => {
  const { graphics } = show;
  const after = (id: GraphicId) => (prepared.includes(id) ? (graphics[id].cue ?? graphics[id]) : graphics[id]);
  const { on } = previewOf(show, prepared);
  return {
    ...item,
    alone: true,
    airs: on.map((graphic) => ({ graphic, on: true, content: { ...after(graphic).content } })),
  };
};
