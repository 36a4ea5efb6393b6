import { buildBoards as movePieces } from '../../../boards/timeline';
import { enterMark } from '../../../motion/figures';
import { MOTION } from '../../../air/theme';
import type { BoardsStep } from './plan';

/** Pieces move; what is called comes when they have arrived. */
export const buildBoards = (root: HTMLElement, steps: readonly BoardsStep[]): gsap.core.Timeline => {
  const moved = steps.filter((step) => step.kind === 'pieces');
  const timeline = movePieces(root, moved);
  const isCalled = steps.some(({ kind }) => kind === 'banner');
  const said = [...root.querySelectorAll('[data-role="banner"] > *')];
  return isCalled ? timeline.add(enterMark(said), moved.length > 0 ? MOTION.piece.duration : 0) : timeline;
};
