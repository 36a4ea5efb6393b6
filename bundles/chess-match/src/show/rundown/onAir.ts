import { GRAPHIC_IDS, isGraphic } from '../graphics';
import { LAYERS } from '../layers';
import { airOf, sameAir } from '../slots';
import type { ItemAir, ShowState } from '../state';

const stands = ({ slots }: ShowState, { graphic, on, content }: ItemAir): boolean =>
  !isGraphic(graphic) ||
  (slots[graphic].on === on &&
    (!on ||
      content === null ||
      sameAir(airOf(slots, graphic), { on, content: content as (typeof slots)[typeof graphic]['content'] })));

/**
 * The item that was taken last, as long as what it brought is on air and no other picture has taken its place; null
 * afterwards. What was laid over it, as a lower third, changes nothing.
 */
export const itemOnAir = (state: ShowState): string | null => {
  const { items, current } = state.rundown;
  const item = items.find(({ id }) => id === current);
  if (item === undefined) return null;
  const isStranger = (id: (typeof GRAPHIC_IDS)[number]): boolean =>
    LAYERS[id] === 'picture' && state.slots[id].on && !item.airs.some(({ graphic }) => graphic === id);
  const isReplaced = item.alone && GRAPHIC_IDS.some(isStranger);
  return item.airs.every((air) => stands(state, air)) && !isReplaced ? item.id : null;
};
