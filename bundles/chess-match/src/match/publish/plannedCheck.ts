import type { Log } from '../base/log';

export interface PlannedCheck {
  /** Unix ms. */
  readonly now: () => number;
  /** Runs an action after so many ms, in the place of the one it was last asked to run. */
  readonly later: (action: () => void, ms: number) => void;
  /** @returns when the next check is due by itself, Unix ms; null: when something changes */
  readonly check: () => number | null;
  /** What is said where a check fails; it is tried again. */
  readonly failure: string;
  readonly againMs: number;
  readonly log: Log;
}

/** Looks at what is told outside, when it is due: of several moments asked for the first. @returns asks for one */
export const planCheck = ({ now, later, check, failure, againMs, log }: PlannedCheck): ((atMs: number) => void) => {
  let plannedMs: number | null = null;
  const planAt = (atMs: number): void => {
    if (plannedMs !== null && plannedMs <= atMs) return;
    plannedMs = atMs;
    later(run, Math.max(0, atMs - now()));
  };
  const run = (): void => {
    plannedMs = null;
    try {
      const nextMs = check();
      if (nextMs !== null) planAt(nextMs);
    } catch (error) {
      log.error(failure, error);
      planAt(now() + againMs);
    }
  };
  return planAt;
};
