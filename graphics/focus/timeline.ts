import { gsap } from 'gsap';
import { swapOver } from '../motion/swap';
import { movePieces } from '../motion/pieces';
import type { FocusStep } from './plan';

/** One board gives way to the other; or its pieces move. */
export const buildFocus = (root: HTMLElement, steps: readonly FocusStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const parts = (role: string): readonly Element[] => [...root.querySelectorAll(`[data-role="${role}"]`)];
  for (const step of steps) {
    const board = root.querySelector<HTMLElement>('[data-role="body"] [data-role="board"]');
    if (step.kind === 'swap') timeline.add(swapOver(parts('body-gone'), parts('body')), 0);
    else if (board) timeline.add(movePieces(board, step.steps, Number(board.dataset['ranks'])), 0);
  }
  return timeline;
};
