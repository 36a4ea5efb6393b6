import { addTime, overrunAt, remainingAt, setTime, start, stop, type Clock } from '../common/clock';
import { opponent, type Side } from '../common/sides';

/**
 * A clock of which the first of every move is not counted. `sinceMs` is from when the running side's time counts:
 * it lies ahead while the delay runs, so that whatever shows a clock shows this one standing.
 */
export interface DelayedClock extends Clock {
  /** What was left of the delay of the move being made when the clock was last started, stopped or pressed. */
  readonly delayMs: number;
}

/** What each move brings, ms. */
export interface PerMove {
  readonly incrementMs: number;
  readonly delayMs: number;
}

export const delayLeftAt = ({ sinceMs, delayMs }: DelayedClock, nowMs: number): number =>
  sinceMs === null ? delayMs : Math.min(delayMs, Math.max(0, sinceMs - nowMs));

export const stopped = (clock: DelayedClock, nowMs: number): DelayedClock => ({
  ...stop(clock, nowMs),
  delayMs: delayLeftAt(clock, nowMs),
});

/** Whoever runs goes on with what is left of the delay. */
export const started = (clock: DelayedClock, side: Side, nowMs: number): DelayedClock => {
  const delayMs = delayLeftAt(clock, nowMs);
  return { ...start(clock, side, nowMs), sinceMs: nowMs + delayMs, delayMs };
};

/** The clock with another time of a side: it stands, or runs on as it did. */
const retimed = (clock: DelayedClock, nowMs: number, change: (standing: Clock) => Clock): DelayedClock => {
  const changed = { ...change(stop(clock, nowMs)), delayMs: delayLeftAt(clock, nowMs) };
  return clock.running === null ? changed : started(changed, clock.running, nowMs);
};

export const withTime = (clock: DelayedClock, side: Side, remainingMs: number, nowMs: number): DelayedClock =>
  retimed(clock, nowMs, (standing) => setTime(standing, side, remainingMs, nowMs));

/** Added to what the side's clock has come to; below 0: taken. */
export const withMore = (clock: DelayedClock, side: Side, ms: number, nowMs: number): DelayedClock =>
  retimed(clock, nowMs, (standing) => addTime(standing, side, ms, nowMs));

/** Added to what the side's clock shows: 0:00 where it has run out, however long ago. */
export const withMoreShown = (clock: DelayedClock, side: Side, ms: number, nowMs: number): DelayedClock =>
  withMore(clock, side, overrunAt(clock, side, nowMs) + ms, nowMs);

/** Another side is to move, with a delay of its own. */
export const handedTo = (clock: DelayedClock, side: Side, delayMs: number, nowMs: number): DelayedClock => {
  const standing = { ...stop(clock, nowMs), delayMs };
  return clock.running === null ? standing : started(standing, side, nowMs);
};

/** The mover presses. A clock that has run out gets no increment: its flag stays down. */
export const pressed = (clock: DelayedClock, mover: Side, perMove: PerMove, nowMs: number): DelayedClock => {
  const incrementMs = remainingAt(clock, mover, nowMs) > 0 ? perMove.incrementMs : 0;
  return handedTo(withMore(clock, mover, incrementMs, nowMs), opponent(mover), perMove.delayMs, nowMs);
};

/** An interval in which nobody could press takes nothing from a delay: what was left of it goes on after. */
export const sparedIn = (clock: DelayedClock, fromMs: number, toMs: number): number =>
  clock.running === null ? 0 : Math.min(delayLeftAt(clock, fromMs), toMs - fromMs);

/** The clock after such an interval. */
export const afterGap = (clock: DelayedClock, fromMs: number, toMs: number): DelayedClock => {
  const delayMs = delayLeftAt(clock, fromMs);
  if (clock.running === null || delayMs === 0) return clock;
  return started({ ...stop(clock, toMs), delayMs }, clock.running, toMs);
};
