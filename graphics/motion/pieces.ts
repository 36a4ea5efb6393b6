import { cellOf } from 'chess-match/client/view';
import { gsap } from 'gsap';
import type { PieceStep } from '../air/board/planPieces';
import { MOTION } from '../air/theme';

const piece = (board: Element, square: string): Element | null => board.querySelector(`[data-piece="${square}"]`);
const ghost = (board: Element, square: string): Element | null => board.querySelector(`[data-ghost-piece="${square}"]`);

/** Pixels from square `to` to square `from`; `unit` is negative on a board turned to Black. */
const way = (from: string, to: string, ranks: number, unit: number): { x: number; y: number } => {
  const [a, b] = [cellOf(from, ranks), cellOf(to, ranks)];
  return a && b ? { x: (a.column - b.column) * unit, y: (a.row - b.row) * unit } : { x: 0, y: 0 };
};

/** The pieces that these steps move. */
export const movedPieces = (board: Element, steps: readonly PieceStep[]): readonly Element[] =>
  steps.flatMap((step) => {
    if (step.kind === 'slide') return piece(board, step.to) ?? [];
    return step.kind === 'promote' ? (ghost(board, step.from) ?? []) : [];
  });

const APART = 0.01;

const playStep = (timeline: gsap.core.Timeline, board: Element, step: PieceStep, ranks: number, unit: number): void => {
  switch (step.kind) {
    case 'slide': {
      const from = { ...way(step.from, step.to, ranks, unit), zIndex: 2 };
      timeline.fromTo(piece(board, step.to), from, { x: 0, y: 0, ...MOTION.piece, immediateRender: true }, 0);
      return;
    }
    case 'promote': {
      const back = way(step.to, step.from, ranks, unit);
      timeline.set(ghost(board, step.from), { autoAlpha: 1, zIndex: 2, immediateRender: true }, 0);
      timeline.to(ghost(board, step.from), { ...back, ...MOTION.piece }, 0);
      timeline.set(ghost(board, step.from), { autoAlpha: 0 }, MOTION.piece.duration);
      timeline.fromTo(
        piece(board, step.to),
        { autoAlpha: 0 },
        { autoAlpha: 1, duration: APART, immediateRender: true },
        MOTION.piece.duration,
      );
      return;
    }
    case 'capture':
      timeline.set(ghost(board, step.at), { autoAlpha: 1, immediateRender: true }, 0);
      timeline.to(ghost(board, step.at), { autoAlpha: 0, duration: 0.15, ease: 'none' }, MOTION.piece.duration - 0.15);
      return;
    case 'appear':
      timeline.fromTo(
        piece(board, step.at),
        { autoAlpha: 0 },
        { autoAlpha: 1, ...MOTION.piece, immediateRender: true },
        0,
      );
      return;
  }
};

/** The pieces of one board go from the picture before to the picture that stands. */
export const movePieces = (board: HTMLElement, steps: readonly PieceStep[], ranks: number): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const unit = Number(board.dataset.unit) * (board.dataset.orientation === 'black' ? -1 : 1);
  for (const step of steps) playStep(timeline, board, step, ranks, unit);
  const marks = board.querySelectorAll('[data-role="mark"]');
  if (marks.length > 0)
    timeline.fromTo(
      marks,
      { autoAlpha: 0 },
      { autoAlpha: 1, duration: 0.2, ease: 'none', immediateRender: true },
      MOTION.piece.duration,
    );
  return timeline;
};
