import { CANNOT_START, START_AGAIN } from '../../bundles/chess-match/src/match/exitStatus';

export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 10_000;
/** A server that lived this long had started well: its end is a new story. */
export const STEADY_MS = 60_000;
/** One that asks to be started again sooner than this asks in a circle. */
export const CIRCLE_MS = 1000;

/** How a server ended. */
export interface End {
  /** Exit status; null when a signal ended it. */
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly aliveMs: number;
}

export type Next =
  | { readonly kind: 'end'; readonly status: number }
  /** @property backoffMs what the next crash's wait is reckoned from; null: it is the first */
  | { readonly kind: 'start'; readonly waitMs: number; readonly backoffMs: number | null };

/**
 * What follows the end of a server that nobody asked to end. It is started again, for ever: at once where it asks for
 * it, else after a wait that doubles with each quick crash. Only a start that a person must mend first ends the matter.
 * @param backoffMs the last crash's wait; null: there was none
 */
export const afterEnd = ({ status, aliveMs }: End, backoffMs: number | null): Next => {
  if (status === CANNOT_START) return { kind: 'end', status };
  if (status === START_AGAIN && aliveMs >= CIRCLE_MS) return { kind: 'start', waitMs: 0, backoffMs: null };
  const waitMs = backoffMs === null || aliveMs >= STEADY_MS ? FIRST_WAIT_MS : Math.min(2 * backoffMs, LONGEST_WAIT_MS);
  return { kind: 'start', waitMs, backoffMs: waitMs };
};
