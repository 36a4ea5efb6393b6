import { gsap } from 'gsap';
import type { AirStep } from '../air/air';
import { buildAir } from '../motion/air';
import { swapOver } from '../motion/swap';
import type { ExplainerStep } from './plan';

/** Seconds for which the position before can be looked at. */
const LOOK = 1.4;

const partsOf = (root: HTMLElement, role: 'lesson' | 'lesson-gone'): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"]`),
];

/**
 * Brings a lesson in in the place of the one before, and plays on it.
 * @param play what moves in the lesson; null: nothing does
 */
export const swapLessons = (
  root: HTMLElement,
  steps: readonly (AirStep | ExplainerStep)[],
  play: (lesson: HTMLElement) => gsap.core.Timeline | null,
): gsap.core.Timeline => {
  const timeline = buildAir(root, steps, () => swapOver(partsOf(root, 'lesson-gone'), partsOf(root, 'lesson')));
  if (steps.some(({ kind }) => kind === 'out')) return timeline;
  const lesson = root.querySelector<HTMLElement>('[data-role="lesson"]');
  const played = lesson && play(lesson);
  return played ? timeline.add(gsap.timeline().add(played, LOOK), '>') : timeline;
};
