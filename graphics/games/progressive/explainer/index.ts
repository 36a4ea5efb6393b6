import { gsap } from 'gsap';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { planExplainer } from '../../../explainer/plan';
import { buildAir } from '../../../motion/air';
import { swapOver } from '../../../motion/swap';
import { planBoard } from '../series/planBoard';
import { buildBoard } from '../series/playSeries';
import { cardOf, Explainer, kindOf } from './Explainer';
import { lessonOf } from './lessons';

/** Seconds for which the position before can be looked at. */
const LOOK = 1.4;

const partsOf = (root: HTMLElement, role: 'lesson' | 'lesson-gone'): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"]`),
];

/** The graphic `explainer` of chess in series: each card's series is played when it comes in. */
export const explainer = graphicOf(
  onAirParts({
    graphic: 'explainer',
    names: ['play'],
    plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
    build: (root, steps, current) => {
      const timeline = buildAir(root, steps, () => swapOver(partsOf(root, 'lesson-gone'), partsOf(root, 'lesson')));
      if (steps.some(({ kind }) => kind === 'out')) return timeline;
      const { before, after } = lessonOf(cardOf(current.content.card), kindOf(current));
      const lesson = root.querySelector<HTMLElement>('[data-role="lesson"]');
      return lesson
        ? timeline.add(gsap.timeline().add(buildBoard(lesson, planBoard(before, after)), LOOK), '>')
        : timeline;
    },
    Drawing: Explainer,
  }),
);
