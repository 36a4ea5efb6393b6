import { gsap } from 'gsap';
import { MOTION } from '../air/theme';
import { bringIn } from '../motion/air';
import { enterMark } from '../motion/figures';
import type { OutlookStep } from './plan';

/** Boundaries slide to where they stand now; nothing else of it moves. */
export const buildOutlook = (root: HTMLElement, steps: readonly OutlookStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const all = (role: string): readonly Element[] => [...root.querySelectorAll(`[data-role="${role}"]`)];
  for (const step of steps) {
    if (step.kind === 'anew') timeline.add(bringIn(all('outlook')), 0);
    if (step.kind === 'figures') timeline.add(enterMark(all('figure')), 0);
    if (step.kind !== 'share' || step.to === 0) continue;
    timeline.fromTo(
      all(`fill-${step.of}`),
      { scaleX: step.from / step.to },
      { scaleX: 1, transformOrigin: 'left center', ...MOTION.fork, immediateRender: true },
      0,
    );
  }
  return timeline;
};
