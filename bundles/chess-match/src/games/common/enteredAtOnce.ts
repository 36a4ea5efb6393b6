import type { Book } from './counted';
import { isAmendment, isOfGame, type Amendment, type Entry } from './entry';

/** For how long the oldest of what it changes had stood when a correction was made, ms. */
export const ageOfCorrected = ({ entries }: Pick<Book, 'entries'>, { atMs, changes }: Amendment): number => {
  const changed = new Set(changes.map(({ seq }) => seq));
  return atMs - Math.min(...entries.flatMap(({ seq, event }) => (changed.has(seq) ? [event.atMs] : [])));
};

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
  const atOnce = new Map(
    entries.flatMap(({ seq: by, event }) =>
      isAmendment(event) && corrections.has(by)
        ? event.changes.map((change) => [change.seq, { by, event: change.event }] as const)
        : [],
    ),
  );
  return entries.map((entry) => {
    const { seq, event } = entry;
    if (isAmendment(event)) {
      // What one of these made of an entry stood there at once: a correction before it found it; it does nothing more.
      const changes = event.changes.filter((change) => (atOnce.get(change.seq)?.by ?? 0) < seq);
      return { seq, event: { ...event, changes } };
    }
    const instead = isOfGame(event) ? atOnce.get(seq) : undefined;
    if (instead === undefined) return entry;
    return { seq, event: instead.event ?? nothing(event.atMs) };
  });
};
