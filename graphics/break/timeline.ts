import { gsap } from 'gsap';
import { pointOut } from '../motion/figures';
import { swapOver } from '../motion/swap';
import type { BreakStep } from './plan';

const partsOf = (root: HTMLElement, role: string): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"]`),
];

const stepTimeline = (root: HTMLElement, step: BreakStep): gsap.core.Timeline => {
  switch (step.kind) {
    case 'text':
      return swapOver(partsOf(root, 'head-before'), partsOf(root, 'head'));
    case 'score':
      return pointOut(partsOf(root, `score-${step.side}`));
  }
};

/** New words come while changed figures are pointed out. */
export const buildBreakTimeline = (root: HTMLElement, steps: readonly BreakStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) timeline.add(stepTimeline(root, step), 0);
  return timeline;
};
