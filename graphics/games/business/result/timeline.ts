import { gsap } from 'gsap';
import { buildAir } from '../../../motion/air';
import { changeFigure, enterMark } from '../../../motion/figures';
import type { AirStep } from '../../../air/air';
import { MOTION } from '../../../air/theme';
import type { ResultStep } from './plan';

/** Between two lines of the story, so that it can be read along. Seconds. */
const PACE = 0.12;

const buildInside = (root: HTMLElement, steps: readonly ResultStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    if (step.kind === 'told') {
      const rows = [...root.querySelectorAll<HTMLElement>('[data-role="entry"]')];
      const named = rows.filter(
        ({ dataset }) => dataset['entry'] !== undefined && step.keys.includes(dataset['entry']),
      );
      if (named.length > 0) timeline.add(enterMark(named), 0);
    } else {
      const before = root.querySelector(`[data-role="score-before-${step.side}"]`);
      const now = root.querySelector(`[data-role="score-${step.side}"]`);
      if (before && now) timeline.add(changeFigure(before, now), 0);
    }
  }
  return timeline;
};

/** The story is told line by line when the graphic comes in. */
const tell = (root: HTMLElement): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  root.querySelectorAll('[data-role="entry"]').forEach((row, index) => {
    timeline.fromTo(
      row,
      { autoAlpha: 0, x: 24 },
      { autoAlpha: 1, x: 0, ...MOTION.enter, immediateRender: true },
      index * PACE,
    );
  });
  return timeline;
};

/** The graphic comes, goes, or changes where it stands. */
export const buildResult = (root: HTMLElement, steps: readonly (AirStep | ResultStep)[]): gsap.core.Timeline => {
  const timeline = buildAir(root, steps, (inside) => buildInside(root, inside));
  return steps.some(({ kind }) => kind === 'in') ? timeline.add(tell(root), MOTION.enter.duration) : timeline;
};
