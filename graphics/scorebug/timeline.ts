import { changeFigure } from '../motion/figures';
import type { ScoreStep } from './plan';

/** The new score takes the place of the one before, where both are drawn. */
export const changeScore = (root: HTMLElement, { side }: ScoreStep): gsap.core.Timeline | null => {
  const [before] = root.querySelectorAll(`[data-role="score-before-${side}"]`);
  const [now] = root.querySelectorAll(`[data-role="score-${side}"]`);
  return before && now ? changeFigure(before, now) : null;
};
