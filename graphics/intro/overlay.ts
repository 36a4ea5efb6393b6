import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { introOf } from './Intro';
import { planIntro } from './plan';
import { ANY_GAME } from './texts';

/** The graphic `intro`: title and teams; what the game is, it says itself. */
export default onAir({
  graphic: 'intro',
  names: ['people', 'score'],
  plan: planIntro,
  build: withinAir(swapRole('intro')),
  Drawing: introOf(ANY_GAME),
});
