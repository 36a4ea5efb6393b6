import type { AirView } from '@schemas/air';
import type { ObsView } from '@schemas/obs';
import { SIDES } from '../../games/common/sides';
import { GRAPHIC_IDS } from '../../show';
import { GRAPHIC_NAMES } from '../../texts/graphicNames';
import type { TallyConfig } from '../server/config';
import type { Lamp } from './tsl';

/** Behind those of the graphics, of which more may come. */
const FIRST_AUDIENCE = 101;

const AUDIENCES = {
  ids: { white: 'white audience', black: 'black audience' },
  en: { white: 'White’s scene', black: 'Black’s scene' },
  ru: { white: 'Сцена белых', black: 'Сцена чёрных' },
} as const;

/**
 * A lamp for each graphic, in the order of the graphics from 1, lit while it is on air; and from 101 one for each
 * team's audience, lit while OBS has its scene on program.
 */
export const lampsOf = (
  names: TallyConfig['names'],
  air: AirView,
  obs: Pick<ObsView, 'state' | 'programScene' | 'scenes'>,
): readonly Lamp[] => [
  ...GRAPHIC_IDS.map((id, index) => ({
    index: index + 1,
    text: names === 'ids' ? id : GRAPHIC_NAMES[names][id].name,
    isOnAir: air.graphics[id].on,
  })),
  ...SIDES.map((side, index) => {
    const { name } = obs.scenes[side];
    const isOnAir = obs.state === 'connected' && name !== null && obs.programScene === name;
    return { index: FIRST_AUDIENCE + index, text: AUDIENCES[names][side], isOnAir };
  }),
];
