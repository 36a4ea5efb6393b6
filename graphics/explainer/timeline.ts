import { gsap } from 'gsap';
import type { Step } from '../shared/cards/plan';
import { buildTimeline } from '../shared/cards/timeline';
import { buildAir } from '../motion/air';
import { enterMark } from '../motion/figures';
import { swapOver } from '../motion/swap';
import type { AirStep } from '../shared/air';
import type { ExplainerStep } from './plan';

/** How long the position before can be looked at, and how long the result before it is summed up. Seconds. */
const LOOK = 1.4;
const PAUSE = 0.3;

/** The lesson that stands or the one that leaves, or what is inside it. */
const partsOf = (stage: HTMLElement, role: 'lesson' | 'lesson-gone', inside = ''): readonly Element[] => [
  ...stage.querySelectorAll(`[data-role="${role}"] ${inside}`.trim()),
];

/** From how the boards stood to how they stand, then what it meant. */
const teach = (stage: HTMLElement, lesson: readonly Step[]): gsap.core.Timeline =>
  gsap
    .timeline()
    .add(buildTimeline(stage, lesson), LOOK)
    .add(enterMark(partsOf(stage, 'lesson', '[data-role="between"]')), `>${PAUSE}`);

/** The card comes and is played, gives way to another which is played, or goes. */
export const buildExplainer = (
  stage: HTMLElement,
  steps: readonly (AirStep | ExplainerStep)[],
  lesson: readonly Step[],
): gsap.core.Timeline => {
  const timeline = buildAir(stage, steps, () => swapOver(partsOf(stage, 'lesson-gone'), partsOf(stage, 'lesson')));
  return steps.some(({ kind }) => kind === 'out') ? timeline : timeline.add(teach(stage, lesson), '>');
};
