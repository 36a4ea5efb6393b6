import { gsap } from 'gsap';
import { movePieces } from '../motion/pieces';
import { drawSketch } from '../motion/sketch';
import { swapOver } from '../motion/swap';
import { MOTION } from '../air/theme';
import type { TablesStep } from './plan';

const parts = (root: HTMLElement, role: string): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"]`),
];

const playStep = (
  root: HTMLElement,
  step: Exclude<TablesStep, { kind: 'swap' }>,
  afterPieces: number,
): gsap.core.Timeline => {
  const card = root.querySelector(`[data-role="tables"] [data-table="${step.table}"]`);
  const board = card?.querySelector<HTMLElement>('[data-role="board"]');
  if (!card || !board) return gsap.timeline();
  if (step.kind === 'sketch') return gsap.timeline().add(drawSketch(card), afterPieces);
  return movePieces(board, step.steps, Number(board.dataset['ranks']));
};

/** The steps as one timeline: each table moves by itself, pieces first, then what is drawn over them. */
export const buildTables = (root: HTMLElement, steps: readonly TablesStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const step of steps) {
    if (step.kind !== 'swap') {
      const moved = steps.some(({ kind, table }) => kind === 'pieces' && table === step.table);
      timeline.add(playStep(root, step, moved ? MOTION.piece.duration : 0), 0);
      continue;
    }
    const [gone, come] = step.table === null ? ['tables-gone', 'tables'] : [`gone-${step.table}`, `card-${step.table}`];
    timeline.add(swapOver(parts(root, gone), parts(root, come)), 0);
  }
  return timeline;
};
