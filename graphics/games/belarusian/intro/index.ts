import { onAir } from '../../../air/onAir';
import { introOf } from '../../../intro/Intro';
import { planIntro } from '../../../intro/plan';
import { withinAir } from '../../../motion/air';
import { swapRole } from '../../../motion/swap';
import { introFacts, introWords } from './facts';

/** The graphic `intro` in the words of Belarusian chess. */
export const intro = onAir({
  graphic: 'intro',
  names: ['people', 'score'],
  plan: planIntro,
  build: withinAir(swapRole('intro')),
  Drawing: introOf({ words: introWords, facts: introFacts }),
});
