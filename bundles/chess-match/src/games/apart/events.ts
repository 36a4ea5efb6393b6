import type { GapEvent, SeatAt } from './gaps';

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

export type ClockSet<Board> = At &
  SeatAt<Board> & {
    readonly type: 'clockSet';
    readonly remainingMs: number;
    /** What is left of the delay of the side to move, which is this one. Absent: what was left of it. */
    readonly delayMs?: number;
    readonly reason: string;
  };

export type TimeAdded<Board> = At &
  SeatAt<Board> & {
    readonly type: 'timeAdded';
    /** Below 0: taken. */
    readonly ms: number;
    readonly reason: string;
  };

/** What happens to clocks that do not wait for each other, whatever is played by them. */
export type ClockEvent<Board> = GapEvent<Board> | ClockSet<Board> | TimeAdded<Board>;
