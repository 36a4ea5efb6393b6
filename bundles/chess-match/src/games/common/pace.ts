import { median } from './median';
import type { Moment } from './lookBack';
import type { Side } from './sides';

/** How fast turns were made, by the clock: what was made while none ran has no time. Times in ms. */
export interface Pace {
  /** Those that have a time. */
  readonly turns: number;
  readonly usedMs: number;
  /** Half of the turns took no longer; null before the first. */
  readonly medianMs: number | null;
  readonly longest: { readonly usedMs: number; readonly turn: string } | null;
}

/** A side of a thread, and whose it is. */
export interface TeamSeat {
  readonly thread: string;
  readonly side: Side;
  readonly team: Side;
}

type Timed = Pick<Moment, 'usedMs' | 'turn' | 'thread' | 'side'>;

/** The pace of these turns, in the order in which they were made: of two as long the first is told. */
export const paceOf = (moments: readonly Timed[]): Pace => {
  const timed = moments.flatMap(({ usedMs, turn }) => (usedMs === null ? [] : [{ usedMs, turn }]));
  const longest = timed.reduce<Pace['longest']>(
    (best, each) => (best === null || each.usedMs > best.usedMs ? each : best),
    null,
  );
  return {
    turns: timed.length,
    usedMs: timed.reduce((sum, { usedMs }) => sum + usedMs, 0),
    medianMs: median(timed.map(({ usedMs }) => usedMs)),
    longest,
  };
};

/** The turns that were made on some seats. */
export const madeOn = <T extends Timed>(moments: readonly T[], seats: readonly TeamSeat[]): readonly T[] =>
  moments.filter(({ thread, side }) => seats.some((seat) => seat.thread === thread && seat.side === side));
