import { GRAPHIC_IDS, LAYERS, type GraphicId, type Preset, type ShowView } from 'chess-match/client/show';
import { preparedOf } from './slots';

/** Whether the program is this picture: what it brings, and nothing else. */
const isPicture = ({ airs }: Preset, isOn: (graphic: GraphicId) => boolean): boolean =>
  GRAPHIC_IDS.every(
    (id) => LAYERS[id] === 'apart' || isOn(id) === airs.some(({ graphic, on }) => on && graphic === id),
  );

export const isOnAir = ({ graphics }: ShowView, preset: Preset): boolean => isPicture(preset, (id) => graphics[id].on);

/** Whether a take would make it the program. */
export const isPrepared = (show: ShowView, preset: Preset): boolean => {
  const prepared = preparedOf(show);
  const after = (id: GraphicId): boolean =>
    prepared.includes(id) ? show.graphics[id].cue?.on === true : show.graphics[id].on;
  return prepared.length > 0 && isPicture(preset, after);
};
