import type { ClocksView, Side } from 'chess-match/client';

export type Clock = ClocksView['clocks'][number];

/** Milliseconds left at `nowMs` of the server's clock; never below zero. */
export const remainingAt = ({ remainingMs, runningSinceMs }: Clock, nowMs: number): number =>
  Math.max(0, runningSinceMs === null ? remainingMs : remainingMs - Math.max(0, nowMs - runningSinceMs));

const two = (value: number): string => String(value).padStart(2, '0');

/** "1:29:50", "9:05": seconds begun count in full, so that only a fallen flag reads 0:00. */
export const clockText = (remainingMs: number): string => {
  const total = Math.ceil(Math.max(0, remainingMs) / 1000);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};

/** The side's own clock: the one of the whole match, else its first. */
export const clockOf = ({ clocks }: ClocksView, side: Side): Clock | undefined => {
  const own = clocks.filter((clock) => clock.side === side);
  return own.find(({ board }) => board === null) ?? own[0];
};
