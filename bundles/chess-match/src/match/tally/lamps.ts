import type { AirView } from '@schemas/air';
import type { ObsView } from '@schemas/obs';
import { GRAPHIC_IDS } from '../../show';
import { SIDES } from '../../games/common/sides';
import type { Lamp } from './tsl';

/** Behind those of the graphics, of which more may come. */
const FIRST_AUDIENCE = 101;

/**
 * A lamp for each graphic, in the order of the graphics from 1, lit while it is on air; and from 101 one for each
 * team's audience, lit while OBS has its scene on program.
 */
export const lampsOf = (air: AirView, obs: Pick<ObsView, 'state' | 'programScene' | 'scenes'>): readonly Lamp[] => [
  ...GRAPHIC_IDS.map((id, index) => ({ index: index + 1, text: id, isOnAir: air.graphics[id].on })),
  ...SIDES.map((side, index) => {
    const { name } = obs.scenes[side];
    const isOnAir = obs.state === 'connected' && name !== null && obs.programScene === name;
    return { index: FIRST_AUDIENCE + index, text: `${side} audience`, isOnAir };
  }),
];
