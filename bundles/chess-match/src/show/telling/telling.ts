import type { PastMoment, PastView } from '@schemas/past';
import { boardAfter, movedIn, type OnBoard, type Past } from './boardsThen';

/** What stands in the picture from a moment on. */
export interface TellingStep extends OnBoard {
  /** From the beginning of the telling. */
  readonly fromMs: number;
  readonly chapter: number;
  /** Of the turn's moves on that board so many are made. */
  readonly made: number;
  /** The next one is pointed at. */
  readonly isPointing: boolean;
}

/** Part of a telling, as its line of chapters shows it. */
export interface Chapter extends OnBoard {
  readonly fromMs: number;
  /** The beginning, what happened, or how it stands when all is told. */
  readonly kind: 'begins' | 'happened' | 'stands';
  /** What happened, where more did than moves. */
  readonly moment: PastMoment | null;
}

/** A timetable of the past: what is shown when. */
export interface Telling {
  readonly totalMs: number;
  readonly steps: readonly TellingStep[];
  readonly chapters: readonly Chapter[];
}

/** A length that may stretch, in ms. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A step with how long it may stand. */
export type SpannedStep = Omit<TellingStep, 'fromMs'> & { readonly span: Span };

const lengthOf = (steps: readonly SpannedStep[], bound: keyof Span): number =>
  steps.reduce((sum, { span }) => sum + span[bound], 0);

/**
 * Puts steps into time: as long as was asked for wherever they can be stretched to that, else as long as they can be.
 */
export const timed = (
  steps: readonly SpannedStep[],
  chapters: readonly Omit<Chapter, 'fromMs'>[],
  askedMs: number,
): Telling => {
  const [least, most] = [lengthOf(steps, 'least'), lengthOf(steps, 'most')];
  const share = most === least ? 0 : Math.min(1, Math.max(0, (askedMs - least) / (most - least)));
  let at = 0;
  const placed = steps.map(({ span, ...step }) => {
    const fromMs = Math.round(at);
    at += span.least + share * (span.most - span.least);
    return { ...step, fromMs };
  });
  const beginOf = (chapter: number): number => placed.find((step) => step.chapter === chapter)?.fromMs ?? 0;
  return {
    totalMs: Math.round(at),
    steps: placed,
    chapters: chapters.map((chapter, index) => ({ ...chapter, fromMs: beginOf(index) })),
  };
};

/** Which step stands at a moment: the last one to the end of time. -1: there is none. */
export const stepAt = ({ steps }: Telling, positionMs: number): number =>
  steps.findLastIndex(({ fromMs }) => fromMs <= positionMs);

/** How many moves a turn made on a board. */
export const movesIn = (past: Past, on: OnBoard): number =>
  movedIn(past, on) ? boardAfter(past, on.board, on.ply).lastMoves.length : 0;

/** On which board most happened in a turn: of its foremost moment, or the first that moved; null: on none. */
export const mainBoard = ({ turns, moments }: PastView, ply: number): number | null => {
  const foremost = moments.reduce<PastMoment | null>(
    (best, moment) => (moment.ply === ply && moment.board !== null && moment.rank > (best?.rank ?? -1) ? moment : best),
    null,
  );
  const boards = turns.find((turn) => turn.ply === ply)?.boards ?? [];
  const moved = boards.find(({ rest }) => (rest.lastMoves?.length ?? 0) > 0) ?? boards[0];
  return foremost?.board ?? moved?.board ?? null;
};

/** The foremost of what happened in a turn, on one board or on none. */
export const momentIn = ({ moments }: PastView, { board, ply }: OnBoard): PastMoment | null =>
  moments.reduce<PastMoment | null>((best, moment) => {
    const isThere = moment.ply === ply && (moment.board ?? board) === board && moment.kind !== 'begins';
    return isThere && moment.rank > (best?.rank ?? 0) && moment.kind !== 'matchOver' ? moment : best;
  }, null);
