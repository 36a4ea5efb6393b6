import type { Pace } from '../shared/overlay';

/** So long a drawing waits at most for the page around it to have nothing to do. */
const PATIENCE_MS = 250;

export interface IdleParts {
  /** Calls back when nothing else is to be done, or when so many milliseconds have passed. */
  readonly whenIdle: (task: () => void, patienceMs: number) => void;
}

/**
 * Draws when the page around the monitor is idle, one drawing at a time, in the order in which they came: the monitor
 * shares its thread with the director's buttons, and those answer first.
 */
export const createPace = ({ whenIdle }: IdleParts): Pace => {
  const waiting: (() => void)[] = [];
  const drawNext = (): void => {
    const draw = waiting.shift();
    if (waiting.length > 0) whenIdle(drawNext, PATIENCE_MS);
    draw?.();
  };
  return (draw) => {
    waiting.push(draw);
    if (waiting.length === 1) whenIdle(drawNext, PATIENCE_MS);
  };
};
