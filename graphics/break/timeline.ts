import { gsap } from 'gsap';
import { pointOut } from '../motion/figures';
import { swapOver } from '../motion/swap';
import type { BreakStep } from './plan';

const partsOf = (stage: HTMLElement, role: string): readonly Element[] => [
  ...stage.querySelectorAll(`[data-role="${role}"]`),
];

const stepTimeline = (stage: HTMLElement, step: BreakStep): gsap.core.Timeline => {
  switch (step.kind) {
    case 'text':
      return swapOver(partsOf(stage, 'head-before'), partsOf(stage, 'head'));
    case 'score':
      return pointOut(partsOf(stage, `score-${step.side}`));
  }
};

/** New words come while changed figures are pointed out. */
export const buildBreakTimeline = (stage: HTMLElement, steps: readonly BreakStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) timeline.add(stepTimeline(stage, step), 0);
  return timeline;
};
