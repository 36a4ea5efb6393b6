/** Counts requests, for the crew's health page. */
export interface RequestRate {
  count(): void;
  /** Of the last whole span of time. */
  perSecond(): number;
}

const COUNTED_FOR_MS = 10_000;

/** @param now monotonic ms */
export const createRequestRate = (now: () => number): RequestRate => {
  let counted = { sinceMs: now(), requests: 0 };
  let before = 0;
  const turnOver = (): void => {
    const ageMs = now() - counted.sinceMs;
    if (ageMs < COUNTED_FOR_MS) return;
    before = ageMs < 2 * COUNTED_FOR_MS ? (counted.requests * 1000) / ageMs : 0;
    counted = { sinceMs: now(), requests: 0 };
  };
  return {
    count: () => {
      turnOver();
      counted.requests += 1;
    },
    perSecond: () => {
      turnOver();
      return Math.round(before * 10) / 10;
    },
  };
};
