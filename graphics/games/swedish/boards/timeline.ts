import { gsap } from 'gsap';
import { movePieces } from '../../../motion/pieces';
import { MOTION } from '../../../air/theme';
import { keyOf, type BoardsStep, type Flight } from './plan';

const find = (root: ParentNode, selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);

/** A taken piece leaves when the one that takes it has come near. */
const TAKEN_AT = MOTION.piece.duration - 0.15;

/** The count of a row in a reserve changes at a moment, and not before. */
const countAt = (timeline: gsap.core.Timeline, root: ParentNode, flight: Flight, at: number): void => {
  const before = find(root, `[data-held-before="${keyOf(flight)}"]`);
  const now = find(root, `[data-held="${keyOf(flight)}"]`);
  if (!before || !now) return;
  gsap.set(before, { autoAlpha: 1 });
  gsap.set(now, { autoAlpha: 0 });
  timeline.set(before, { autoAlpha: 0 }, at).set(now, { autoAlpha: 1 }, at);
};

const fly = (timeline: gsap.core.Timeline, root: ParentNode, flight: Flight, flyer: Element | undefined): void => {
  if (!flyer) return;
  const { from, to, kind, at } = flight;
  const starts = kind === 'capture' ? TAKEN_AT : 0;
  const lands = starts + MOTION.fork.duration;
  const way = { x: from.x - to.x, y: from.y - to.y, scale: from.size / to.size, transformOrigin: '0 0' };
  timeline.set(flyer, { autoAlpha: 1 }, starts);
  timeline.fromTo(flyer, way, { x: 0, y: 0, scale: 1, ...MOTION.fork, immediateRender: true }, starts);
  timeline.set(flyer, { autoAlpha: 0 }, lands);
  countAt(timeline, root, flight, kind === 'capture' ? lands : starts);
  if (kind === 'capture') return;
  const piece = find(root, `[data-swedish-board="${at.board}"] [data-piece="${at.square}"]`);
  if (!piece) return;
  gsap.set(piece, { autoAlpha: 0 });
  timeline.set(piece, { autoAlpha: 1 }, lands);
};

/** Pieces move, and those that go over fly meanwhile: both boards play at once, as their players do. */
export const buildBoards = (root: HTMLElement, steps: readonly BoardsStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const flyers = [...root.querySelectorAll('[data-role="flyer"]')];
  let next = 0;
  for (const step of steps) {
    if (step.kind === 'pieces') {
      const board = find(root, `[data-swedish-board="${step.board}"] [data-role="board"]`);
      if (board) timeline.add(movePieces(board, step.steps, Number(board.dataset['ranks'])), 0);
    } else {
      fly(timeline, root, step, flyers[next]);
      next += 1;
    }
  }
  return timeline;
};
