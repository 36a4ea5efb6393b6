import { graphicOf } from '../air/graphic';
import { onAirParts } from '../air/onAirParts';
import { givingWay } from '../air/visit/givingWay';
import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { calmed } from '../outlook/calmed';
import { planTurning } from './plan';
import { TurningPoint } from './TurningPoint';

/** The graphic `turning-point` of a game that an engine judges: out of the band for as long as an announcement is. */
export const turningPoint = calmed(
  graphicOf(
    givingWay(
      onAirParts({
        graphic: 'turning-point',
        names: ['outlook', 'people'],
        plan: planTurning,
        build: withinAir(swapRole('turning')),
        Drawing: TurningPoint,
      }),
    ),
  ),
);
