import { gsap } from 'gsap';
import { enterMark } from '../../../motion/figures';
import { changeScore } from '../../../scorebug/timeline';
import type { BugStep } from './plan';

/** All changes of the band at once. */
export const buildBugTimeline = (root: HTMLElement, steps: readonly BugStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    const played =
      step.kind === 'score' ? changeScore(root, step) : enterMark([...root.querySelectorAll('[data-role="headline"]')]);
    if (played) timeline.add(played, 0);
  }
  return timeline;
};
