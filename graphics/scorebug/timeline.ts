import { gsap } from 'gsap';
import { changeFigure, enterMark } from '../motion/figures';
import type { BugStep, ScoreStep } from './plan';

/** The new score takes the place of the one before, where both are drawn. */
export const changeScore = (root: HTMLElement, { side }: ScoreStep): gsap.core.Timeline | null => {
  const [before] = root.querySelectorAll(`[data-role="score-before-${side}"]`);
  const [now] = root.querySelectorAll(`[data-role="score-${side}"]`);
  return before && now ? changeFigure(before, now) : null;
};

/** All changes of the band at once. */
export const buildBug = (root: HTMLElement, steps: readonly BugStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    const played =
      step.kind === 'score' ? changeScore(root, step) : enterMark([...root.querySelectorAll('[data-role="headline"]')]);
    if (played) timeline.add(played, 0);
  }
  return timeline;
};
