import { gsap } from 'gsap';
import { FRAME, MOTION } from '../air/theme';
import { enterMark } from '../motion/figures';
import type { GrowStep } from './plan';

/** The curve is drawn on from where it ended; then come the marks of what happened. */
export const buildGraph = (root: HTMLElement, steps: readonly GrowStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const { from, ply } of steps) {
    timeline.fromTo(
      [...root.querySelectorAll('[data-role="curve"]')],
      { clipPath: `inset(0px ${FRAME.width - from}px 0px 0px)` },
      { clipPath: 'inset(0px 0px 0px 0px)', ...MOTION.fork, immediateRender: true },
      0,
    );
    const marks = [...root.querySelectorAll<HTMLElement>('span[data-role="mark"]')];
    const come = marks.filter(({ dataset }) => Number(dataset['ply']) > ply);
    if (come.length > 0) timeline.add(enterMark(come), MOTION.piece.duration);
  }
  return timeline;
};
