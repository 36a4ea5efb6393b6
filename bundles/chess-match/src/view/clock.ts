import type { Side } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';

export type Clock = ClocksView['clocks'][number];

/** Tells milliseconds left at `nowMs` of the server's clock; never below zero. */
export const remainingAt = ({ remainingMs, runningSinceMs }: Clock, nowMs: number): number =>
  Math.max(0, runningSinceMs === null ? remainingMs : remainingMs - Math.max(0, nowMs - runningSinceMs));

/** Finds the side's own clock: the one of the whole match, else its first. */
export const clockOf = ({ clocks }: ClocksView, side: Side): Clock | undefined => {
  const own = clocks.filter((clock) => clock.side === side);
  return own.find(({ board }) => board === null) ?? own[0];
};
