import { givingWay } from '../air/visit/givingWay';
import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { onAirParts } from '../air/onAirParts';
import { graphicOf } from '../air/graphic';
import { Mics } from './Mics';
import { planMics } from './plan';

/** The graphic `mics`: what it is drawn from and how it moves. */
export default graphicOf(
  givingWay(
    onAirParts({
      graphic: 'mics',
      names: ['people', 'speaking'],
      plan: planMics,
      build: withinAir(swapRole('mics')),
      Drawing: Mics,
    }),
  ),
);
