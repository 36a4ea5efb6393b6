import { planExplainer } from '../../../explainer/plan';
import { swapLessons } from '../../../explainer/swapLessons';
import { onAir } from '../../../air/onAir';
import { planBoards } from '../boards/plan';
import { buildBoards } from '../boards/timeline';
import { cardOf } from './cards';
import { Explainer } from './Explainer';
import { lessonOf } from './lessons';

/** The graphic `explainer` of Swedish chess: each card is played on both boards when it comes in. */
export const explainer = onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
  build: (root, steps, { content }) => {
    // The language names the teams alone: what moves is the same in both.
    const { before, after } = lessonOf(cardOf(content.card), 'en');
    return swapLessons(root, steps, (lesson) => buildBoards(lesson, planBoards(before, after)));
  },
  Drawing: Explainer,
});
