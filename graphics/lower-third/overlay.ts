import { withinAir } from '../motion/air';
import { wipeRole } from '../motion/swap';
import { onAir } from '../shared/onAir';
import { LowerThird } from './LowerThird';
import { planLowerThird } from './plan';

/** The graphic `lower-third`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'lower-third',
  names: ['people'],
  plan: planLowerThird,
  build: withinAir(wipeRole('card')),
  Drawing: LowerThird,
});
