import { gsap } from 'gsap';
import { buildBoards } from '../boards/timeline';
import { bringIn } from '../motion/air';
import { changeScore } from '../scorebug/timeline';
import { movedIn, type VerticalStep } from './plan';

/** A screen comes in, or pieces and scores change at once. */
export const buildVertical = (root: HTMLElement, steps: readonly VerticalStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    if (step.kind === 'scene') timeline.add(bringIn([...root.querySelectorAll('[data-role="scene"]')]), 0);
    const changed = step.kind === 'score' ? changeScore(root, step) : null;
    if (changed) timeline.add(changed, 0);
  }
  return timeline.add(buildBoards(root, movedIn(steps)), 0);
};
