import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { onAir } from '../shared/onAir';
import { Intro } from './Intro';
import { planIntro } from './plan';

/** The graphic `intro`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'intro',
  names: ['people'],
  plan: planIntro,
  build: withinAir(swapRole('intro')),
  Drawing: Intro,
});
