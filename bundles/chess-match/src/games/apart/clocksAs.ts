import { remainingAt, type ClockLeft } from '../common/clock';
import { SIDES, type Side } from '../common/sides';
import { delayLeftAt, stopped, type DelayedClock } from './delayedClock';
import type { SeatAt } from './gaps';

/** A board's clock, as a correction finds it. */
export interface ClockFound<Board> {
  readonly board: Board;
  readonly clock: DelayedClock;
  readonly toMove: Side;
}

/** What a side's clock is to show. */
export interface ClockToSet<Board> extends SeatAt<Board> {
  readonly remainingMs: number;
  /** What is left of the delay of the side to move, which is this one. Absent: what was left of it. */
  readonly delayMs?: number;
}

interface ClocksLeft<Board> {
  /** Clocks that run now have to be stopped first. */
  readonly isStopped: boolean;
  readonly set: readonly ClockToSet<Board>[];
}

/**
 * What brings the boards' clocks to what a correction leaves them at: one wish per board, in the order of the boards.
 * They stop together. A turn that begins anew has its whole delay.
 */
export const clocksLeft = <Board>(
  found: readonly ClockFound<Board>[],
  wanted: readonly ClockLeft[],
  delayMs: number,
  atMs: number,
): ClocksLeft<Board> => {
  const isStopped = wanted.every(({ stands }) => stands) && found.some(({ clock }) => clock.running !== null);
  const set = found.flatMap(({ board, clock: ran, toMove }, index) => {
    const clock = isStopped ? stopped(ran, atMs) : ran;
    const isDelayed = wanted[index]?.begins === true && delayLeftAt(clock, atMs) !== delayMs;
    return SIDES.flatMap((side): ClockToSet<Board>[] => {
      const remainingMs = wanted[index]?.remainingMs[side] ?? 0;
      const delay = isDelayed && side === toMove ? { delayMs } : {};
      if (remainingAt(clock, side, atMs) === remainingMs && !('delayMs' in delay)) return [];
      return [{ board, side, remainingMs, ...delay }];
    });
  });
  return { isStopped, set };
};
