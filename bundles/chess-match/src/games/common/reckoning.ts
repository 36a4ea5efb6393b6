import { outOf, type Book } from './counted';
import { isAmendment } from './entry';

/** Holds what counted of a match at a moment. */
export interface Reckoning {
  /** How many there were. */
  readonly entries: number;
  /** Those that did not count, by `seq`, ascending. */
  readonly out: readonly number[];
  /** What corrections that counted had made others, by `seq`: of one that two corrected, twice. */
  readonly amended: readonly number[];
}

/** Of what has no entries. */
export const NO_RECKONING: Reckoning = { entries: 0, out: [], amended: [] };

export const reckoningOf = (book: Book): Reckoning => {
  const out = outOf(book);
  return {
    entries: book.entries.length,
    out: [...out].toSorted((one, other) => one - other),
    amended: book.entries.flatMap(({ seq: by, event }) =>
      isAmendment(event) && !out.has(by) ? event.changes.map(({ seq }) => seq) : [],
    ),
  };
};

const countedUpTo = (entries: number, { out, amended }: Reckoning): string =>
  JSON.stringify([out, amended].map((seqs) => seqs.filter((seq) => seq <= entries)));

/**
 * Whether all that was known `then` counts now as it did: nothing of it was taken back, redone or corrected, and no
 * correction that was known was taken back. What came later changes nothing of it.
 */
export const stillCounts = (then: Reckoning, now: Reckoning): boolean =>
  then.entries <= now.entries && countedUpTo(then.entries, then) === countedUpTo(then.entries, now);
