import { onAir } from '../../../air/onAir';
import { planExplainer } from '../../../explainer/plan';
import { swapLessons } from '../../../explainer/swapLessons';
import { planBoard } from '../series/planBoard';
import { buildBoard } from '../series/playSeries';
import { cardOf, Explainer, kindOf } from './Explainer';
import { lessonOf } from './lessons';

/** The graphic `explainer` of chess in series: each card's series is played when it comes in. */
export const explainer = onAir({
  graphic: 'explainer',
  names: ['play'],
  plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
  build: (root, steps, current) => {
    const { before, after } = lessonOf(cardOf(current.content.card), kindOf(current));
    return swapLessons(root, steps, (lesson) => buildBoard(lesson, planBoard(before, after)));
  },
  Drawing: Explainer,
});
