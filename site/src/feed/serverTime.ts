/**
 * The server's time less the page's monotonic clock lies between these, ms. Nobody's own clock is asked: a viewer's may be wrong
 * by hours.
 */
export interface Offset {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** When a question left and its answer was there, by the page's monotonic clock. */
export interface Way {
  readonly sentAtMs: number;
  readonly gotAtMs: number;
}

/** The Date header is cut to whole seconds. */
const CUT_MS = 1000;

const narrowed = (known: Offset | null, told: Offset): Offset => {
  if (known === null) return told;
  const both = { leastMs: Math.max(known.leastMs, told.leastMs), mostMs: Math.min(known.mostMs, told.mostMs) };
  // What cannot both be true: a clock was set, and the newer word counts.
  return both.leastMs <= both.mostMs ? both : told;
};

/** After an answer with a Date header, Unix ms: each of them narrows it down further. */
export const toldByDate = (known: Offset | null, dateMs: number, { sentAtMs, gotAtMs }: Way): Offset =>
  narrowed(known, { leastMs: dateMs - gotAtMs, mostMs: dateMs + CUT_MS - sentAtMs });

/** After a document that was released at `releasedMs` of the match's own time: that is no later than when it came. */
export const toldByDocument = (known: Offset | null, releasedMs: number, gotAtMs: number): Offset => {
  const leastMs = releasedMs - gotAtMs;
  if (known === null) return { leastMs, mostMs: leastMs + CUT_MS };
  return leastMs <= known.mostMs
    ? { ...known, leastMs: Math.max(known.leastMs, leastMs) }
    : { leastMs, mostMs: leastMs + CUT_MS };
};

/** The server's time, Unix ms, at a moment of the page's monotonic clock. */
export const serverTimeAt = ({ leastMs, mostMs }: Offset, nowMs: number): number => nowMs + (leastMs + mostMs) / 2;
