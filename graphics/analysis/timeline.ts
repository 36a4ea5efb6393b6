import { gsap } from 'gsap';
import { movePieces } from '../motion/pieces';
import { drawSketch } from '../motion/sketch';
import { swapOver } from '../motion/swap';
import { MOTION } from '../air/theme';
import type { AnalysisStep } from './plan';

const draw = (root: HTMLElement): gsap.core.Timeline => {
  const body = root.querySelector('[data-role="body"]');
  return body ? drawSketch(body) : gsap.timeline();
};

const moves = (root: HTMLElement, steps: readonly AnalysisStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const board = root.querySelector<HTMLElement>('[data-role="body"] [data-role="board"]');
  for (const step of steps)
    if (step.kind === 'pieces' && board) timeline.add(movePieces(board, step.steps, Number(board.dataset['ranks'])), 0);
  return timeline;
};

/** The steps as one timeline: pieces first, then what is drawn over them. */
export const buildAnalysis = (root: HTMLElement, steps: readonly AnalysisStep[]): gsap.core.Timeline => {
  if (steps.some(({ kind }) => kind === 'swap'))
    return swapOver(
      [...root.querySelectorAll('[data-role="body-gone"]')],
      [...root.querySelectorAll('[data-role="body"]')],
    );
  const hasMoves = steps.some(({ kind }) => kind === 'pieces');
  return gsap
    .timeline()
    .add(moves(root, steps), 0)
    .add(draw(root), hasMoves ? MOTION.piece.duration : 0);
};
