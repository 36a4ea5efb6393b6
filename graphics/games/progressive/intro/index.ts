import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { introOf } from '../../../intro/Intro';
import { planIntro } from '../../../intro/plan';
import { withinAir } from '../../../motion/air';
import { swapRole } from '../../../motion/swap';
import { introFacts, introWords } from './facts';

/** The graphic `intro` in the words of chess in series. */
export const intro = graphicOf(
  onAirParts({
    graphic: 'intro',
    names: ['people', 'score'],
    plan: planIntro,
    build: withinAir(swapRole('intro')),
    Drawing: introOf({ words: introWords, facts: introFacts }),
  }),
);
