import { gsap } from 'gsap';
import { buildTimeline } from '../cards/timeline';
import { changeFigure } from '../../../motion/figures';
import { isScore, type AudienceStep } from './plan';

/** What happens on the boards, then what it did to the score. */
export const buildAudience = (root: HTMLElement, steps: readonly AudienceStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const { side } of steps.filter(isScore)) {
    const before = root.querySelector(`[data-role="score-before-${side}"]`);
    const now = root.querySelector(`[data-role="score-${side}"]`);
    if (before && now) timeline.add(changeFigure(before, now), 0);
  }
  return buildTimeline(
    root,
    steps.filter((step) => !isScore(step)),
  ).add(timeline);
};
