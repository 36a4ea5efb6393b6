/** More than a busy page is late. */
const LATE_MS = 2000;

export interface WakeParts {
  /** The page's monotonic clock: it stands while the machine sleeps. */
  readonly nowMs: () => number;
  /** The system's clock. */
  readonly wallMs: () => number;
  readonly woke: () => void;
}

/**
 * Tells that the page, or its machine, slept, or that somebody set the system's clock.
 * @returns to be called every `everyMs`
 */
export const createWakeWatch = ({ nowMs, wallMs, woke }: WakeParts, everyMs: number): (() => void) => {
  let seen = { nowMs: nowMs(), wallMs: wallMs() };
  return () => {
    const before = seen;
    seen = { nowMs: nowMs(), wallMs: wallMs() };
    const ranMs = seen.nowMs - before.nowMs;
    const isLate = ranMs - everyMs > LATE_MS;
    if (isLate || Math.abs(seen.wallMs - before.wallMs - ranMs) > LATE_MS) woke();
  };
};
