import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { onAir } from '../shared/onAir';
import { Mics } from './Mics';
import { planMics } from './plan';

/** The graphic `mics`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'mics',
  names: ['people', 'speaking'],
  plan: planMics,
  build: withinAir(swapRole('mics')),
  Drawing: Mics,
});
