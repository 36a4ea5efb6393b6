import { enterMark } from '../motion/figures';

/** The outcome comes in anew. */
export const buildResult = (root: HTMLElement): gsap.core.Timeline =>
  enterMark([...root.querySelectorAll('[data-role="outcome"] > *')]);
