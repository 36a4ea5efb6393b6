import type { Pace } from '../air/overlay';

/** So long a drawing waits at most for the page around it to have nothing to do. */
const PATIENCE_MS = 250;
/** What waited longer is drawn as it stands: moving there would show as news what is none. */
const LATE_MS = 1000;

export interface IdleParts {
  /** Calls back when nothing else is to be done, or when so many milliseconds have passed. */
  readonly whenIdle: (task: () => void, patienceMs: number) => void;
  /** Monotonic, ms. */
  readonly nowMs: () => number;
}

export interface MonitorPace {
  readonly pace: Pace;
  /** Draws all that waits now, as it stands: for a page that was hidden, slept, or is found to be behind. */
  readonly catchUp: () => void;
}

type Drawing = Parameters<Pace>[0];

/**
 * Draws when the page around the monitor is idle, one drawing at a time, in the order in which they came: the monitor
 * shares its thread with the director's buttons, and those answer first. A page that nobody sees may get no idle time
 * for minutes, so what has waited too long is drawn as soon as anything else happens.
 */
export const createPace = ({ whenIdle, nowMs }: IdleParts): MonitorPace => {
  const waiting: { readonly draw: Drawing; readonly sinceMs: number }[] = [];
  const isLate = (): boolean => waiting[0] !== undefined && nowMs() - waiting[0].sinceMs > LATE_MS;
  /** A drawing that fails keeps nothing else from being drawn. */
  const drawFirst = (late: boolean): void => {
    const first = waiting.shift();
    if (waiting.length > 0) whenIdle(drawNext, PATIENCE_MS);
    first?.draw(late);
  };
  const drawNext = (): void => {
    if (waiting.length > 0) drawFirst(isLate());
  };
  const catchUp = (): void => {
    for (const { draw } of waiting.splice(0)) {
      try {
        draw(true);
      } catch (error) {
        reportError(error);
      }
    }
  };
  return {
    pace: (draw) => {
      if (isLate()) catchUp();
      waiting.push({ draw, sinceMs: nowMs() });
      if (waiting.length === 1) whenIdle(drawNext, PATIENCE_MS);
    },
    catchUp,
  };
};
