import { opponent, type BySide, type Side } from './sides';

/**
 * Is one clock with two sides (B21). `remainingMs` of the running side is its time at `sinceMs`; it may fall below
 * zero.
 */
export interface Clock {
  readonly remainingMs: BySide<number>;
  readonly running: Side | null;
  /** Unix ms; null exactly when nothing runs. */
  readonly sinceMs: number | null;
}

/** What a thread's clock is to be after a correction. */
export interface ClockLeft {
  readonly remainingMs: BySide<number>;
  /** It is stopped; otherwise it goes on as it does. */
  readonly stands: boolean;
  /** The turn of the side to move begins anew. */
  readonly begins: boolean;
}

export const newClock = (remainingMs: number): Clock => ({
  remainingMs: { white: remainingMs, black: remainingMs },
  running: null,
  sinceMs: null,
});

/** Tells time left of a side at `nowMs`, in ms; negative when overstepped. */
export const remainingAt = (clock: Clock, side: Side, nowMs: number): number =>
  clock.remainingMs[side] - (clock.running === side && clock.sinceMs !== null ? Math.max(0, nowMs - clock.sinceMs) : 0);

export const stop = (clock: Clock, nowMs: number): Clock => ({
  remainingMs: { white: remainingAt(clock, 'white', nowMs), black: remainingAt(clock, 'black', nowMs) },
  running: null,
  sinceMs: null,
});

export const start = (clock: Clock, side: Side, nowMs: number): Clock => ({
  ...stop(clock, nowMs),
  running: side,
  sinceMs: nowMs,
});

/** Sets a side's time; if it runs, it runs on from there. */
export const setTime = (clock: Clock, side: Side, remainingMs: number, nowMs: number): Clock => {
  const stopped = stop(clock, nowMs);
  const set = { ...stopped, remainingMs: { ...stopped.remainingMs, [side]: remainingMs } };
  return clock.running === null ? set : start(set, clock.running, nowMs);
};

/** Tells how long ago, in ms, a side's clock ran out; 0 while it shows time. */
export const overrunAt = (clock: Clock, side: Side, nowMs: number): number =>
  Math.max(0, -remainingAt(clock, side, nowMs));

/** Time added to what a side's clock has come to, below zero too, or taken from it. */
export const addTime = (clock: Clock, side: Side, ms: number, nowMs: number): Clock =>
  setTime(clock, side, remainingAt(clock, side, nowMs) + ms, nowMs);

/** Time added to what a side's clock shows: 0:00 where it has run out, however long ago. */
export const addToShown = (clock: Clock, side: Side, ms: number, nowMs: number): Clock =>
  addTime(clock, side, overrunAt(clock, side, nowMs) + ms, nowMs);

/** The mover presses: it gets its increment and the other side runs. A stopped clock stays stopped. */
export const press = (clock: Clock, mover: Side, incrementMs: number, nowMs: number): Clock => {
  const added = addTime(clock, mover, incrementMs, nowMs);
  return clock.running === null ? added : start(added, opponent(mover), nowMs);
};
