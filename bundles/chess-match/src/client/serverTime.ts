const SAMPLES = 5;
/** What an answer may lie outside of the way it took before the offset is doubted. */
const DOUBT_MS = 50;

export interface ServerTimeParts {
  /** Asks the server for its time; fails where it does not answer. */
  readonly ask: () => Promise<unknown>;
  /** The page's monotonic clock: nobody sets it. */
  readonly nowMs: () => number;
  /** The server's time as far as a page can tell that has not asked: the system's clock, Unix ms. */
  readonly guessMs: () => number;
}

/** The server's time on a page: what the server said last, and the page's monotonic clock since. */
export interface ServerTime {
  /** Unix ms. */
  readonly nowMs: () => number;
  readonly isKnown: () => boolean;
  /** Asks again; the offset stays as it was when the server does not answer. Never throws. */
  readonly sync: () => Promise<void>;
  /** The server said in passing what time it was; where that cannot be, it is asked again. */
  readonly heard: (serverMs: unknown, sentAtMs: number, gotAtMs: number) => void;
}

export const createServerTime = ({ ask, nowMs, guessMs }: ServerTimeParts): ServerTime => {
  let offsetMs = guessMs() - nowMs();
  let isKnown = false;
  let syncing: Promise<void> | null = null;
  /** Keeps the sample with the shortest way: its error is at most half of it. */
  const measure = async (): Promise<void> => {
    let bestMs = Infinity;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const sentAtMs = nowMs();
      const serverMs = await ask();
      const wayMs = nowMs() - sentAtMs;
      if (typeof serverMs !== 'number' || wayMs >= bestMs) continue;
      [bestMs, offsetMs, isKnown] = [wayMs, serverMs - (sentAtMs + wayMs / 2), true];
    }
  };
  const sync = (): Promise<void> =>
    (syncing ??= measure()
      .catch(() => undefined)
      .finally(() => {
        syncing = null;
      }));
  return {
    nowMs: () => nowMs() + offsetMs,
    isKnown: () => isKnown,
    sync,
    heard: (serverMs, sentAtMs, gotAtMs) => {
      if (typeof serverMs !== 'number') return;
      const isPossible = serverMs > sentAtMs + offsetMs - DOUBT_MS && serverMs < gotAtMs + offsetMs + DOUBT_MS;
      if (!isPossible) void sync();
    },
  };
};
