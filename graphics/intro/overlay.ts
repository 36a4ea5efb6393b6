import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { onAir } from '../air/onAir';
import { introOf } from './Intro';
import { planIntro } from './plan';
import { factsOf } from '../games/business/intro/settings';
import { introWords } from '../games/business/intro/words';

/** The graphic `intro`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'intro',
  names: ['people'],
  plan: planIntro,
  build: withinAir(swapRole('intro')),
  Drawing: introOf({ words: introWords, facts: factsOf }),
});
