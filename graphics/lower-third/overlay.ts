import { givingWay } from '../air/visit/givingWay';
import { withinAir } from '../motion/air';
import { wipeRole } from '../motion/swap';
import { onAirParts } from '../air/onAirParts';
import { graphicOf } from '../air/graphic';
import { LowerThird } from './LowerThird';
import { planLowerThird } from './plan';

/** The graphic `lower-third`: what it is drawn from and how it moves. */
export default graphicOf(
  givingWay(
    onAirParts({
      graphic: 'lower-third',
      names: ['people'],
      plan: planLowerThird,
      build: withinAir(wipeRole('card')),
      Drawing: LowerThird,
    }),
  ),
);
