import { CANNOT_START, START_AGAIN } from '../../bundles/chess-match/src/match/server/exitStatus';

export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 10_000;
/** A server that lived this long had started well: its end is a new story. */
export const STEADY_MS = 60_000;
/** One that asks to be started again sooner than this asks in a circle. */
export const CIRCLE_MS = 1000;
/** Starts that fail of one cause; more would fail of it too. */
export const MOST_FAILURES = 3;
/** Amid a show a start is tried all the same: what nobody can mend may pass by itself. */
export const HELD_RETRY_MS = 60_000;

/** How a server ended. */
export interface End {
  /** Exit status; null when a signal ended it. */
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly aliveMs: number;
  /** It said that it is alive: it had started. */
  readonly hasBegun: boolean;
  /** In its own words; null: it said nothing. */
  readonly cause: string | null;
}

/** What went before a start. */
export interface Past {
  /** The last crash's wait, from which the next one's is reckoned; null: there was none. */
  readonly backoffMs: number | null;
  /** Starts in a row that failed of one cause. */
  readonly failures: { readonly cause: string; readonly times: number } | null;
  /** Nothing was tried yet. */
  readonly isFirst: boolean;
  /** A server began before: there is a show that somebody waits for. */
  readonly hasServed: boolean;
}

export const NO_PAST: Past = { backoffMs: null, failures: null, isFirst: true, hasServed: false };

export type Next =
  | { readonly kind: 'end'; readonly status: number }
  | { readonly kind: 'start'; readonly waitMs: number; readonly past: Past }
  /** @property retryMs tried again after so long, or when something has changed; null: then alone */
  | { readonly kind: 'hold'; readonly retryMs: number | null; readonly past: Past };

/**
 * How long to wait after a crash: twice as long as after the last one.
 * @param backoffMs the last crash's wait; null: there was none @param aliveMs how long it had run
 */
export const waitAfter = (backoffMs: number | null, aliveMs: number): number =>
  backoffMs === null || aliveMs >= STEADY_MS ? FIRST_WAIT_MS : Math.min(2 * backoffMs, LONGEST_WAIT_MS);

/** Once it is mended one try tells whether it is. */
const hold = (past: Past): Next => {
  const { failures, hasServed } = past;
  const nearly = failures && { ...failures, times: MOST_FAILURES - 1 };
  return {
    kind: 'hold',
    retryMs: hasServed ? HELD_RETRY_MS : null,
    past: { ...past, backoffMs: null, failures: nearly },
  };
};

/** What a person must mend first: at the first start it is the end, later a person is at it, or a show waits. */
export const afterRefusal = (past: Past): Next =>
  past.isFirst ? { kind: 'end', status: CANNOT_START } : hold({ ...past, isFirst: false });

/** How often in a row it has failed of this cause; null: it was no failed start. */
const failuresAfter = ({ status, signal, aliveMs, hasBegun, cause }: End, { failures }: Past): Past['failures'] => {
  if (hasBegun || signal !== null || status === START_AGAIN || aliveMs >= STEADY_MS) return null;
  const why = `${String(status)} ${cause ?? ''}`;
  return { cause: why, times: failures?.cause === why ? failures.times + 1 : 1 };
};

/**
 * What follows the end of a server that nobody asked to end. One that had started is started again, for ever: at once
 * where it asks for it, else after a wait that doubles with each quick crash. One that fails to start of one cause
 * again and again is held until something has changed; a first start that a person must mend ends the matter.
 */
export const afterEnd = (end: End, past: Past): Next => {
  const { status, aliveMs } = end;
  const failures = failuresAfter(end, past);
  const after = { ...past, failures, isFirst: false, hasServed: past.hasServed || end.hasBegun };
  if (status === CANNOT_START) return afterRefusal({ ...after, isFirst: past.isFirst });
  if (status === START_AGAIN && aliveMs >= CIRCLE_MS)
    return { kind: 'start', waitMs: 0, past: { ...after, backoffMs: null } };
  if (failures !== null && failures.times >= MOST_FAILURES) return hold(after);
  const waitMs = waitAfter(past.backoffMs, aliveMs);
  return { kind: 'start', waitMs, past: { ...after, backoffMs: waitMs } };
};
