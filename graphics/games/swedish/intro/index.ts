import { introOf } from '../../../intro/Intro';
import { planIntro } from '../../../intro/plan';
import { withinAir } from '../../../motion/air';
import { swapRole } from '../../../motion/swap';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { introFacts, introWords } from './facts';

/** The graphic `intro` in the words of Swedish chess. */
export const intro = graphicOf(
  onAirParts({
    graphic: 'intro',
    names: ['people', 'score'],
    plan: planIntro,
    build: withinAir(swapRole('intro')),
    Drawing: introOf({ words: introWords, facts: introFacts }),
  }),
);
