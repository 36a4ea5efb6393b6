import type { PeopleView } from '@schemas/people';
import type { ShowEvent } from './events';
import type { Air, GraphicId } from './graphics';
import { completed } from './people';
import type { AirChange, Before, ShowState, Slot, Slots } from './state';

/** How many changes on air can be taken back, one after the other. */
const UNDO_DEPTH = 50;

type Of<T extends ShowEvent['type']> = Extract<ShowEvent, { type: T }>;

const withSlots = (slots: Slots, changed: readonly (readonly [GraphicId, Partial<Slot>])[]): Slots =>
  Object.assign({}, slots, Object.fromEntries(changed.map(([id, part]) => [id, { ...slots[id], ...part }])));

/** A graphic's slot after what is on air changed: whoever saw the number before is late. */
const aired = (slots: Slots, id: GraphicId, air: Air, cue: Air | null, atMs: number) =>
  [id, { ...air, cue, takes: slots[id].takes + 1, takenAtMs: atMs } as Partial<Slot>] as const;

const beforeOf = (slots: Slots, graphic: GraphicId): Before => {
  const { on, content, cue } = slots[graphic];
  return { graphic, on, content, cue };
};

const onAir = (state: ShowState, slots: Slots, changes: readonly AirChange[]): ShowState => ({
  ...state,
  slots,
  changes: changes.slice(-UNDO_DEPTH),
  airVersion: state.version,
});

const graphicTaken = (state: ShowState, { graphic, air, atMs }: Of<'graphicTaken'>): ShowState => {
  const { slots, changes } = state;
  const change: AirChange = { what: 'take', before: [beforeOf(slots, graphic)] };
  return onAir(state, withSlots(slots, [aired(slots, graphic, air, null, atMs)]), [...changes, change]);
};

const graphicsCleared = (state: ShowState, { graphics, atMs }: Of<'graphicsCleared'>): ShowState => {
  const { slots, changes } = state;
  const before = graphics.map((id) => beforeOf(slots, id));
  const cleared = before.map(({ graphic, content, cue }) => aired(slots, graphic, { on: false, content }, cue, atMs));
  return onAir(state, withSlots(slots, cleared), [...changes, { what: 'clear', before }]);
};

/** What was cued since stays cued; else the cue that was used up is there again. */
const airUndone = (state: ShowState, { atMs }: Of<'airUndone'>): ShowState => {
  const { slots, changes } = state;
  const restored = (changes.at(-1)?.before ?? []).map(({ graphic, on, content, cue }) =>
    aired(slots, graphic, { on, content }, slots[graphic].cue ?? cue, atMs),
  );
  return onAir(state, withSlots(slots, restored), changes.slice(0, -1));
};

/** Slots, people and undo after one more event. */
const apply = (previous: ShowState, event: ShowEvent): ShowState => {
  const state: ShowState = { ...previous, version: previous.version + 1 };
  switch (event.type) {
    case 'graphicCued':
      return { ...state, slots: withSlots(state.slots, [[event.graphic, { cue: event.cue } as Partial<Slot>]]) };
    case 'analysisOffered':
      return { ...state, slots: withSlots(state.slots, [['analysis', { cue: { on: true, content: event.content } }]]) };
    case 'cueDropped':
      return { ...state, slots: withSlots(state.slots, [[event.graphic, { cue: null }]]) };
    case 'graphicTaken':
      return graphicTaken(state, event);
    case 'graphicsCleared':
      return graphicsCleared(state, event);
    case 'airUndone':
      return airUndone(state, event);
    case 'peopleSet':
      return { ...state, people: completed(event.people) as PeopleView };
  }
};

/** The show after one more event. An offer is one as long as its cue stands untouched. */
export const evolve = (previous: ShowState, event: ShowEvent): ShowState => {
  const state = apply(previous, event);
  const isKept = previous.isOffered && state.slots.analysis.cue === previous.slots.analysis.cue;
  return { ...state, isOffered: event.type === 'analysisOffered' || isKept };
};
