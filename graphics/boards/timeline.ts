import { gsap } from 'gsap';
import { movePieces } from '../motion/pieces';
import type { BoardsStep } from './plan';

/** Pieces move on all boards at once. */
export const buildBoards = (root: HTMLElement, steps: readonly BoardsStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const { board, steps: moved } of steps) {
    const played = root.querySelector<HTMLElement>(`[data-played="${board}"]`);
    const drawn = played?.querySelector<HTMLElement>('[data-role="board"]');
    if (drawn) timeline.add(movePieces(drawn, moved, Number(drawn.dataset['ranks'])), 0);
  }
  return timeline;
};
