import { amendedBy, type Book } from './counted';
import { isAmendment, isOfGame, type Amendment, type Entry } from './entry';

/** For how long the oldest of what it changes had stood when a correction was made, ms. */
export const ageOfCorrected = ({ entries }: Pick<Book, 'entries'>, { atMs, changes }: Amendment): number =>
  atMs - Math.min(...changes.map(({ seq }) => entries[seq - 1]?.event.atMs ?? -Infinity));

/** Stands where there is nothing: the numbers of all other entries stay theirs. */
const nothing = (atMs: number): Amendment => ({
  type: 'amended',
  atMs,
  reason: '',
  turn: '',
  before: '',
  after: '',
  changes: [],
  clocks: [],
});

/**
 * The entries as if what these corrections made of others had been entered at once: as many, in the same order. Of the
 * corrections themselves stays how they left the clocks.
 * @param corrections by `seq`
 */
export const enteredAtOnce = (entries: readonly Entry[], corrections: ReadonlySet<number>): readonly Entry[] => {
  const made = entries.filter(({ seq }) => corrections.has(seq));
  const atOnce = amendedBy(made, new Set());
  const by = new Map(
    made.flatMap(({ seq, event }) => (isAmendment(event) ? event.changes.map((change) => [change.seq, seq]) : [])),
  );
  return entries.map((entry) => {
    const { seq, event } = entry;
    if (isAmendment(event)) {
      if (corrections.has(seq)) return { seq, event: { ...event, changes: [] } };
      // What a later one made of an entry stood there at once, so this one found it.
      return { seq, event: { ...event, changes: event.changes.filter((change) => (by.get(change.seq) ?? 0) < seq) } };
    }
    const instead = isOfGame(event) ? atOnce.get(seq) : undefined;
    if (instead === undefined) return entry;
    return { seq, event: instead ?? nothing(event.atMs) };
  });
};
