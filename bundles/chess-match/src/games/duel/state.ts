import { newClock, type Clock } from '../common/clock';
import type { GapCause } from '../common/gapCause';
import { RULED_ENDS } from '../common/ruling';
import type { Side } from '../common/sides';

/** Ends that are not of the board: what people say or do. */
export const DUEL_ENDS = ['agreement', 'resignation', 'flag', 'aborted', ...RULED_ENDS] as const;
export type DuelReason = (typeof DUEL_ENDS)[number];

export interface DuelEnd<Reason extends string> {
  /** The winner; null where nothing was decided. */
  readonly result: Side | 'draw' | null;
  readonly reason: Reason;
  /** When the clock stopped, Unix ms. */
  readonly atMs: number;
}

/** Time in which nobody could press, or a step of the system's clock, which cost nobody any. */
export interface Gap {
  readonly cause: GapCause;
  /** Unix ms. */
  readonly fromMs: number;
  readonly toMs: number;
  /** By how much the system's clock was set forward; 0 for every other cause. */
  readonly byMs: number;
  /** Whose clock ran, as the match counts now: an undo may make an interval the other side's. */
  readonly side: Side | null;
}

/** A position that the arbiter has set, for the record. */
export interface Correction {
  /** Turns made before it. */
  readonly afterTurns: number;
  readonly fen: string;
}

/** What a game of two sides with one clock has beside its board. */
export interface DuelState {
  readonly clock: Clock;
  /** The clock has been started at least once: its times mean something. */
  readonly clockUsed: boolean;
  /** Sides whose offer of a draw stands. */
  readonly offers: readonly Side[];
  /** Still to be decided on, the oldest first. */
  readonly gaps: readonly Gap[];
  readonly corrections: readonly Correction[];
  readonly end: DuelEnd<string> | null;
  /** What is being prepared; empty as events leave it. */
  readonly draft: string;
}

/** Beside the board of a match about to begin: its clock full and stopped. */
export const newDuel = (timePerSideMs: number) => ({
  clock: newClock(timePerSideMs),
  clockUsed: false,
  offers: [],
  gaps: [],
  corrections: [],
  end: null,
  draft: '',
});
