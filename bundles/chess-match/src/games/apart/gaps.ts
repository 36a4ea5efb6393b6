import type { GapCause } from '../common/gapCause';
import type { Side } from '../common/sides';
import { sparedIn, type DelayedClock } from './delayedClock';

/** One side of one board. */
export interface SeatAt<Board> {
  readonly board: Board;
  readonly side: Side;
}

/** Whose clock ran in a gap. */
export interface Charged<Board> extends SeatAt<Board> {
  /** What of the gap was a delay, which went on after it: it cost that clock nothing. Absent: nothing. */
  readonly sparedMs?: number;
}

/** Time in which nobody could press, or a step of the system's clock, which cost nobody any. */
export interface Gap<Board> {
  readonly cause: GapCause;
  /** Unix ms. */
  readonly fromMs: number;
  readonly toMs: number;
  /** By how much the system's clock was set forward; 0 for every other cause. */
  readonly byMs: number;
  /** Whose clocks ran, as the match counts now: an undo may make an interval the other side's. */
  readonly seats: readonly Charged<Board>[];
}

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

export type GapEvent<Board> =
  | (At & Gap<Board> & { readonly type: 'gapNoted' })
  /** `givenMs`: what each clock that had lost it got back. Absent: nothing. */
  | (At & { readonly type: 'gapDismissed'; readonly givenMs?: number })
  /** Whose each gap that is not decided on is, as a correction leaves it with the clocks. */
  | (At & { readonly type: 'gapsCharged'; readonly seats: readonly (readonly Charged<Board>[])[] });

/** The clocks went on while nobody could press; where none did nothing is lost. @param seats whose clocks run */
export const noteGap = <Board>(
  seats: readonly SeatAt<Board>[],
  { cause, fromMs, toMs }: Pick<Gap<Board>, 'cause' | 'fromMs' | 'toMs'>,
): readonly GapEvent<Board>[] =>
  seats.length === 0 || toMs <= fromMs ? [] : [{ type: 'gapNoted', cause, fromMs, toMs, byMs: 0, seats, atMs: toMs }];

/** The system's clock was set; the clocks of the match were not touched. */
export const noteStep = <Board>(seats: readonly SeatAt<Board>[], byMs: number, nowMs: number): GapEvent<Board> => ({
  type: 'gapNoted',
  cause: 'stepped',
  fromMs: nowMs,
  toMs: nowMs,
  byMs,
  seats,
  atMs: nowMs,
});

/** The oldest gap is decided on: each whose clock ran gets the time back, or nobody does. */
export const dismissGap = <Board>(
  { fromMs, toMs, seats }: Gap<Board>,
  isGiven: boolean,
  nowMs: number,
): GapEvent<Board> => {
  const givenMs = isGiven && seats.length > 0 ? toMs - fromMs : 0;
  return { type: 'gapDismissed', ...(givenMs > 0 ? { givenMs } : {}), atMs: nowMs };
};

/** What a gap costs a seat whose clock runs. */
export const chargeOf = <Board>(
  seat: SeatAt<Board>,
  clock: DelayedClock,
  { fromMs, toMs }: Pick<Gap<Board>, 'fromMs' | 'toMs'>,
): Charged<Board> => {
  const sparedMs = sparedIn(clock, fromMs, toMs);
  return sparedMs === 0 ? seat : { ...seat, sparedMs };
};

/** The oldest gap, as pages show it: of one side only where a single clock ran; lost is the most that any lost. */
export const gapView = <Board>([gap]: readonly Gap<Board>[]) => {
  if (gap === undefined) return null;
  const { cause, fromMs, toMs, byMs, seats } = gap;
  const [seat, ...others] = seats;
  const side = seat !== undefined && others.length === 0 ? seat.side : null;
  const sparedMs = Math.min(...seats.map((charged) => charged.sparedMs ?? 0));
  return { side, cause, fromMs, toMs, lostMs: toMs - fromMs - (seats.length === 0 ? 0 : sparedMs), byMs };
};
