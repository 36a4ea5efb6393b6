import { gsap } from 'gsap';
import type { Step } from '../cards/plan';
import { buildTimeline } from '../cards/timeline';
import { buildAir } from '../../../motion/air';
import { enterMark } from '../../../motion/figures';
import { swapOver } from '../../../motion/swap';
import type { AirStep } from '../../../air/air';
import type { ExplainerStep } from '../../../explainer/plan';

/** How long the position before can be looked at, and how long the result before it is summed up. Seconds. */
const LOOK = 1.4;
const PAUSE = 0.3;

/** The lesson that stands or the one that leaves, or what is inside it. */
const partsOf = (root: HTMLElement, role: 'lesson' | 'lesson-gone', inside = ''): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"] ${inside}`.trim()),
];

/** From how the boards stood to how they stand, then what it meant. */
const teach = (root: HTMLElement, lesson: readonly Step[]): gsap.core.Timeline =>
  gsap
    .timeline()
    .add(buildTimeline(root, lesson), LOOK)
    .add(enterMark(partsOf(root, 'lesson', '[data-role="between"]')), `>${PAUSE}`);

/** The card comes and is played, gives way to another which is played, or goes. */
export const buildExplainer = (
  root: HTMLElement,
  steps: readonly (AirStep | ExplainerStep)[],
  lesson: readonly Step[],
): gsap.core.Timeline => {
  const timeline = buildAir(root, steps, () => swapOver(partsOf(root, 'lesson-gone'), partsOf(root, 'lesson')));
  return steps.some(({ kind }) => kind === 'out') ? timeline : timeline.add(teach(root, lesson), '>');
};
