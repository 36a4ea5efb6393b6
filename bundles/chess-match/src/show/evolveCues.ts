import type { Air, GraphicId } from './graphics';
import { LAYERS } from './layers';
import { withSlots } from './slots';
import type { ShowState, Slot } from './state';
import { collide } from './zones';

const cueOf = ({ slots }: ShowState, graphic: GraphicId, cue: Air | null) =>
  [graphic, { cue, cues: slots[graphic].cues + 1 } as Partial<Slot>] as const;

export const setCue = (state: ShowState, graphic: GraphicId, cue: Air): ShowState => ({
  ...state,
  slots: withSlots(state.slots, [cueOf(state, graphic, cue)]),
});

/**
 * The director's own cue: what was to come to the same part of the frame is cued no longer. Where that was the picture
 * of an item, or of what was cued as a whole, nothing is left of it: what it would have put away is none of this one's.
 */
export const setOwnCue = (state: ShowState, graphic: GraphicId, cue: Air): ShowState => {
  const isReplaced = (id: GraphicId): boolean => {
    const other = state.slots[id].cue;
    if (!cue.on || other?.on !== true || (id === 'analysis' && state.isProposed)) return false;
    return collide({ graphic, content: cue.content }, { graphic: id, content: other.content });
  };
  const isWhole = state.isCuedAlone || state.rundown.cued !== null;
  const replaced = (Object.keys(state.slots) as readonly GraphicId[]).filter(isReplaced);
  if (isWhole && replaced.some((id) => LAYERS[id] === 'picture')) {
    const next = setCues(state, new Map([[graphic, cue]]));
    return { ...next, isCuedAlone: false, rundown: { ...state.rundown, cued: null } };
  }
  const changed = [...replaced.map((id) => cueOf(state, id, null)), cueOf(state, graphic, cue)];
  return { ...state, slots: withSlots(state.slots, changed), isCuedAlone: state.isCuedAlone && isPrepared(state) };
};

/** Whether the director has anything cued: a commentator's proposal is none of his. */
export const isPrepared = ({ slots, isProposed }: Pick<ShowState, 'slots' | 'isProposed'>): boolean =>
  Object.entries(slots).some(([id, { cue }]) => cue !== null && !(isProposed && id === 'analysis'));

/** With the last cue gone no rundown item is cued either. */
export const dropCue = (state: ShowState, graphic: GraphicId): ShowState => {
  const slots = withSlots(state.slots, [cueOf(state, graphic, null)]);
  return {
    ...state,
    slots,
    rundown: isPrepared({ ...state, slots }) ? state.rundown : { ...state.rundown, cued: null },
  };
};

/** Exactly these are cued afterwards, and what a commentator proposes. */
export const setCues = (state: ShowState, cues: ReadonlyMap<GraphicId, Air>): ShowState => {
  const ids = Object.keys(state.slots) as readonly GraphicId[];
  const isKept = (id: GraphicId): boolean => id === 'analysis' && state.isProposed;
  const changed = ids.filter((id) => cues.has(id) || (state.slots[id].cue !== null && !isKept(id)));
  return {
    ...state,
    slots: withSlots(
      state.slots,
      changed.map((id) => cueOf(state, id, cues.get(id) ?? null)),
    ),
  };
};
