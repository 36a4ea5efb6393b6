import { remainingAt } from 'chess-match/client/drawing';
import type { HomeDocument } from 'chess-match/contract/viewers';

/**
 * Whether the archive is asked for a match that is not live: a page that slept has not seen how it ended.
 * @param seen the match as this page saw it last; null: it did not
 */
export const isToBeAsked = (seen: HomeDocument | null): boolean => seen?.match.status !== 'over';

/**
 * What is known of a match that is not live. What was seen of it serves until the archive gives it, and where there is
 * none.
 * @param found what the archive gave, or why it gave nothing; null: it was not asked
 */
export const wholeOf = (seen: HomeDocument | null, found: HomeDocument | string | null): HomeDocument | null =>
  found === null || typeof found === 'string' ? seen : found;

/** A match as it was seen last: nobody knows how it went on, so its clocks stand and nobody decides or speaks in it. */
export const stilled = (seen: HomeDocument): HomeDocument => {
  if (seen.match.status === 'over') return seen;
  const clocks = seen.clocks.clocks.map((clock) => ({
    ...clock,
    remainingMs: remainingAt(clock, seen.at),
    runningSinceMs: null,
  }));
  return { ...seen, clocks: { ...seen.clocks, clocks, running: false, gap: null }, options: null, speaking: [] };
};
