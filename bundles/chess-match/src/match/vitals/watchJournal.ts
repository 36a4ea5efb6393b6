import type { Journal } from '../journal/contract';
import { textOf } from '../textOf';

export interface WriteWatch {
  /** Unix ms; null while nothing was ever written. */
  lastWriteAtMs(): number | null;
  /** The last write failed; null again after the next one that did not. */
  failure(): { readonly atMs: number; readonly reason: string } | null;
}

/** What goes with every write. */
export interface AroundWrites {
  /** @throws when it would be lost */
  before(): void;
  /** It is on disk, and nobody was told yet. */
  after(): void;
}

/** The same journal, with note taken of when it was written and whether the disk took it. */
export const watchJournal = (
  journal: Journal,
  now: () => number,
  around: AroundWrites,
): { journal: Journal; watch: WriteWatch } => {
  let lastWriteAtMs = journal.lastEntryAtMs();
  let failure: ReturnType<WriteWatch['failure']> = null;
  const watched =
    <A extends readonly unknown[]>(write: (...args: A) => void) =>
    (...args: A): void => {
      try {
        around.before();
        write(...args);
        around.after();
        [lastWriteAtMs, failure] = [now(), null];
      } catch (error) {
        failure = { atMs: now(), reason: textOf(error) };
        throw error;
      }
    };
  return {
    journal: {
      ...journal,
      write: watched(journal.write),
      writeShow: watched(journal.writeShow),
      writeLibrary: watched(journal.writeLibrary),
      saveSetting: watched(journal.saveSetting),
      restoreFrom: watched(journal.restoreFrom),
      writeNotes: (notes) => {
        // Whether commands can be written is another question: a failure here refuses none.
        journal.writeNotes(notes);
        lastWriteAtMs = now();
      },
    },
    watch: { lastWriteAtMs: () => lastWriteAtMs, failure: () => failure },
  };
};
