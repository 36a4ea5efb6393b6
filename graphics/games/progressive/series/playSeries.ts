import { cellOf } from 'chess-match/client/view';
import { gsap } from 'gsap';
import { movePieces } from '../../../motion/pieces';
import { gonePieces } from '../../../air/board/planPieces';
import type { Placement } from 'chess-match/client';
import type { BoardStep } from './planBoard';
import { paceOf, SETTLING, type Pace } from './pace';
import type { SeriesPlan, Track } from './planSeries';

/** Seconds: a taken piece fades, a mark of the board comes. */
const [FADE, COME] = [0.15, SETTLING / 2] as const;
/** The way of a move that others have followed. */
const PASSED = 0.3;

/** Pieces that stood before and do not now, while the motion shows them. */
export const ghostsOf = (steps: readonly BoardStep[]): Placement =>
  Object.assign(
    {},
    ...steps.map((step) => (step.kind === 'series' ? step.plan.ghosts : gonePieces(step.steps))),
  ) as Placement;

interface Field {
  readonly board: HTMLElement;
  readonly ranks: number;
  /** Of a square, pixels; negative on a board turned to Black. */
  readonly unit: number;
}

const fieldOf = (board: HTMLElement): Field => {
  const { unit, ranks, orientation } = board.dataset;
  return { board, ranks: Number(ranks), unit: Number(unit) * (orientation === 'black' ? -1 : 1) };
};

/** Pixels from where a piece is drawn to another square. */
const offset = ({ ranks, unit }: Field, drawn: string, square: string): { readonly x: number; readonly y: number } => {
  const [a, b] = [cellOf(square, ranks), cellOf(drawn, ranks)];
  return a && b ? { x: (a.column - b.column) * unit, y: (a.row - b.row) * unit } : { x: 0, y: 0 };
};

const playTrack = (timeline: gsap.core.Timeline, field: Field, track: Track, { step, move }: Pace): void => {
  const { at, isGhost, legs, comes, goes } = track;
  const piece = field.board.querySelector(isGhost ? `[data-ghost-piece="${at}"]` : `[data-piece="${at}"]`);
  if (piece === null) return;
  const [first] = legs;
  const ends = (index: number): number => index * step + move;
  if (isGhost) timeline.set(piece, { autoAlpha: 1, immediateRender: true }, 0);
  // A pawn that is promoted becomes the other piece where it arrives.
  if (comes !== null) {
    gsap.set(piece, { autoAlpha: 0 });
    timeline.set(piece, { autoAlpha: 1 }, ends(comes));
  }
  if (first) gsap.set(piece, { ...offset(field, at, first.from), zIndex: 2 });
  for (const leg of legs)
    timeline.to(piece, { ...offset(field, at, leg.to), duration: move, ease: 'power2.inOut' }, leg.step * step);
  if (goes === null) return;
  const isTaken = !legs.some((leg) => leg.step === goes);
  if (isTaken) timeline.to(piece, { autoAlpha: 0, duration: FADE, ease: 'none' }, ends(goes) - FADE);
  else timeline.set(piece, { autoAlpha: 0 }, ends(goes));
};

const comeIn = (timeline: gsap.core.Timeline, marks: readonly Element[], at: number): void => {
  if (marks.length > 0)
    timeline.fromTo(marks, { autoAlpha: 0 }, { autoAlpha: 1, duration: COME, ease: 'none', immediateRender: true }, at);
};

const find = (root: ParentNode, selector: string): readonly Element[] => [...root.querySelectorAll(selector)];

/** Each move's way comes bright, and pales when the next one sets out; in the end all stand as the picture has them. */
const playMarks = (timeline: gsap.core.Timeline, root: HTMLElement, steps: number, { step, move }: Pace): void => {
  const end = (steps - 1) * step + move;
  for (let index = 0; index < steps; index += 1) {
    const arrives = index * step + move - COME / 2;
    comeIn(timeline, find(root, `[data-disc="${index + 1}"]`), arrives);
    comeIn(timeline, find(root, `[data-step-told="${index}"]`), index * step);
    const way = find(root, `[data-way="${index + 1}"]`);
    comeIn(timeline, way, arrives);
    if (index < steps - 1) timeline.to(way, { autoAlpha: PASSED, duration: COME, ease: 'none' }, (index + 1) * step);
    for (const line of way)
      timeline.to(
        line,
        { autoAlpha: Number(line.getAttribute('opacity') ?? 1), duration: COME, ease: 'none' },
        end + COME,
      );
  }
  comeIn(timeline, find(root, '[data-role="board"] [data-role="mark"]'), end);
  comeIn(timeline, find(root, '[data-after-series]'), end);
};

const playSeries = (root: HTMLElement, board: HTMLElement, plan: SeriesPlan): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const pace = paceOf(plan.steps);
  const field = fieldOf(board);
  for (const track of plan.tracks) playTrack(timeline, field, track, pace);
  playMarks(timeline, root, plan.steps, pace);
  return timeline;
};

/** What moved on the board goes from the picture before to the one that stands. */
export const buildBoard = (root: HTMLElement, steps: readonly BoardStep[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const board = root.querySelector<HTMLElement>('[data-role="board"]');
  if (board === null) return timeline;
  for (const step of steps)
    timeline.add(
      step.kind === 'series'
        ? playSeries(root, board, step.plan)
        : movePieces(board, step.steps, Number(board.dataset['ranks'])),
      0,
    );
  return timeline;
};
