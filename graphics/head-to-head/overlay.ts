import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { HeadToHead } from './HeadToHead';
import { planHeadToHead } from './plan';

/** The graphic `head-to-head`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'head-to-head',
  names: ['people', 'statistics', 'spoken'],
  plan: planHeadToHead,
  build: withinAir(swapRole('pair')),
  Drawing: HeadToHead,
});
