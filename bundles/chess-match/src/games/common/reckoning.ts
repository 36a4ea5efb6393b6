import { outOf, type Book } from './counted';
import { isAmendment } from './entry';

/** A reason why an entry does not count as it is written. */
interface Mark {
  readonly seq: number;
  readonly reason: string;
}

/** Holds what counted of a match at a moment. */
export interface Reckoning {
  /** How many there were. */
  readonly entries: number;
  /** The same ones in the same order, as long as they count the same. */
  readonly marks: readonly Mark[];
}

/** Of what has no entries. */
export const NO_RECKONING: Reckoning = { entries: 0, marks: [] };

export const reckoningOf = (book: Book): Reckoning => {
  const out = outOf(book);
  const undone = [...out].toSorted((one, other) => one - other).map((seq) => ({ seq, reason: 'out' }));
  const amended = book.entries.flatMap(({ seq: by, event }) =>
    isAmendment(event) && !out.has(by) ? event.changes.map(({ seq }) => ({ seq, reason: `by ${by}` })) : [],
  );
  return { entries: book.entries.length, marks: [...undone, ...amended] };
};

const marksUpTo = (entries: number, { marks }: Reckoning): string =>
  marks.flatMap(({ seq, reason }) => (seq <= entries ? [`${seq} ${reason}`] : [])).join();

/**
 * Whether all that was known `then` counts now as it did: nothing of it was taken back, redone or corrected, and no
 * correction that was known was taken back. What came later changes nothing of it.
 */
export const stillCounts = (then: Reckoning, now: Reckoning): boolean =>
  then.entries <= now.entries && marksUpTo(then.entries, then) === marksUpTo(then.entries, now);
