import { gsap } from 'gsap';
import { planExplainer } from '../../../explainer/plan';
import { buildAir } from '../../../motion/air';
import { swapOver } from '../../../motion/swap';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { planBoards } from '../boards/plan';
import { buildBoards } from '../boards/timeline';
import { cardOf } from './cards';
import { Explainer } from './Explainer';
import { lessonOf } from './lessons';

/** Seconds for which the position before can be looked at. */
const LOOK = 1.4;

const partsOf = (root: HTMLElement, role: 'lesson' | 'lesson-gone'): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"]`),
];

/** The graphic `explainer` of Swedish chess: each card is played on both boards when it comes in. */
export const explainer = graphicOf(
  onAirParts({
    graphic: 'explainer',
    names: [],
    plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
    build: (root, steps, { content }) => {
      const timeline = buildAir(root, steps, () => swapOver(partsOf(root, 'lesson-gone'), partsOf(root, 'lesson')));
      if (steps.some(({ kind }) => kind === 'out')) return timeline;
      // The language names the teams alone: what moves is the same in both.
      const { before, after } = lessonOf(cardOf(content.card), 'en');
      const lesson = root.querySelector<HTMLElement>('[data-role="lesson"]');
      return lesson
        ? timeline.add(gsap.timeline().add(buildBoards(lesson, planBoards(before, after)), LOOK), '>')
        : timeline;
    },
    Drawing: Explainer,
  }),
);
