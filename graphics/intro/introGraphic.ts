import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { introOf } from './Intro';
import { planIntro } from './plan';

/** Makes the graphic `intro` in the words of a game. */
export const introGraphic = (own: Parameters<typeof introOf>[0]) =>
  onAir({
    graphic: 'intro',
    names: ['people', 'score'],
    plan: planIntro,
    build: withinAir(swapRole('intro')),
    Drawing: introOf(own),
  });
