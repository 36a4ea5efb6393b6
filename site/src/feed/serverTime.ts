/**
 * The server's time less the page's monotonic clock lies between these, ms. Nobody's own clock is asked: a viewer's may
 * be wrong by hours.
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

const narrowed = (known: Offset | null, heard: Offset): Offset => {
  if (known === null) return heard;
  const both = { leastMs: Math.max(known.leastMs, heard.leastMs), mostMs: Math.min(known.mostMs, heard.mostMs) };
  // What cannot both be true: a clock was set, and the newer word counts.
  return both.leastMs <= both.mostMs ? both : heard;
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

/** A document that was pushed. */
export interface Pushed {
  readonly gotAtMs: number;
  /**
   * The server's time of its release less the page's clock when it came: the true difference is as much more as it was
   * under way.
   */
  readonly leastMs: number;
}

/** The first that is pushed may have lain there, and one may be held up: not all of these. */
const ENOUGH = 3;
const JUDGED = 5;
/** What comes closer together was held up by the same. */
const AT_ONCE_MS = 1000;
/** From the house to an engine and to all who listen there; thirty thousand take as long. */
const UNDER_WAY_MS = 2000;

/** The last few that were pushed, with one that came now: `releasedMs` of the match's own time. */
export const pushedAfter = (pushed: readonly Pushed[], releasedMs: number, gotAtMs: number): readonly Pushed[] => {
  const leastMs = releasedMs - gotAtMs;
  const last = pushed.at(-1);
  if (last === undefined || gotAtMs - last.gotAtMs >= AT_ONCE_MS)
    return [...pushed, { gotAtMs, leastMs }].slice(-JUDGED);
  return [...pushed.slice(0, -1), { gotAtMs, leastMs: Math.max(last.leastMs, leastMs) }];
};

/**
 * After documents that were pushed. Date is of the engine that answered, whose clock may be ahead of the house's;
 * documents have the house's time, and the quickest of the last few was not under way for long. Where Date says it was,
 * documents are believed. A slow net makes no such difference: the answer with the Date came by it as well.
 */
export const toldByPushed = (known: Offset, pushed: readonly Pushed[]): Offset => {
  if (pushed.length < ENOUGH) return known;
  const quickestMs = Math.max(...pushed.map(({ leastMs }) => leastMs));
  if (known.leastMs > quickestMs + UNDER_WAY_MS) return { leastMs: quickestMs, mostMs: quickestMs + CUT_MS };
  return known;
};

/** The server's time, Unix ms, at a moment of the page's monotonic clock. */
export const serverTimeAt = ({ leastMs, mostMs }: Offset, nowMs: number): number => nowMs + (leastMs + mostMs) / 2;
