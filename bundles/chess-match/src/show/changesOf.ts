import type { GraphicAir } from './events';
import { GRAPHIC_IDS, isGraphic, type Air, type GraphicId } from './graphics';
import { LAYERS } from './layers';
import { strangerIn } from './people';
import { airOf, sameAir } from './slots';
import type { ItemAir, ShowState, Slot } from './state';
import { zoneOf } from './zones';

/** Content that names a person who is no longer entered keeps its words without the person. */
const known = (state: ShowState, content: Air['content']): Air['content'] =>
  strangerIn(state.people, content) === null ? content : { ...content, person: null };

/** A pause of which nothing is said: whoever prepared words for it meant this one. */
const isBlank = (content: ItemAir['content']): boolean => {
  const { text, untilMs }: { readonly text?: unknown; readonly untilMs?: unknown } = content ?? {};
  return text === '' && untilMs === null;
};

/**
 * What is asked for; else what was prepared for it, where it comes and stands in the same place with that; else what it
 * has. What goes out goes as it stands.
 */
const contentOf = (graphic: GraphicId, slot: Slot, { on, content: asked }: ItemAir): Air['content'] => {
  const { cue, content } = slot;
  const prepared = on && cue?.on === true ? cue.content : null;
  if (asked !== null) return (isBlank(asked) ? (prepared ?? asked) : asked) as Air['content'];
  const isMeant = prepared !== null && !slot.on && zoneOf(graphic, prepared) === zoneOf(graphic, content);
  return isMeant ? prepared : content;
};

/**
 * What must change on air so that `airs` are as they say; what stands so already is left out.
 * @param alone whatever else of the program is on air goes off
 */
export const changesOf = (state: ShowState, airs: readonly ItemAir[], alone: boolean): readonly GraphicAir[] => {
  const { slots } = state;
  const wanted = new Map<GraphicId, Air>();
  if (alone)
    for (const graphic of GRAPHIC_IDS)
      if (LAYERS[graphic] !== 'apart' && slots[graphic].on)
        wanted.set(graphic, { ...airOf(slots, graphic), on: false });
  for (const air of airs) {
    const { graphic, on } = air;
    if (isGraphic(graphic)) wanted.set(graphic, { on, content: known(state, contentOf(graphic, slots[graphic], air)) });
  }
  return [...wanted]
    .filter(([graphic, air]) => !sameAir(air, airOf(slots, graphic)) && (air.on || slots[graphic].on))
    .map(([graphic, air]) => ({ graphic, air }));
};
