import type { Journal } from '../journal/contract';
import type { Log } from '../base/log';
import { sayOnce } from '../base/sayOnce';
import { textOf } from '../base/textOf';

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
  /** It is on disk, and nobody was told yet: what it throws is logged, and refuses nothing. */
  after(): void;
}

/** The same journal, with note taken of when it was written and whether the disk took it. */
export const watchJournal = (
  journal: Journal,
  now: () => number,
  around: AroundWrites,
  log: Pick<Log, 'warn'>,
): { journal: Journal; watch: WriteWatch } => {
  let lastWriteAtMs = journal.lastEntryAtMs();
  let failure: ReturnType<WriteWatch['failure']> = null;
  const afterwards = sayOnce('What was written is on disk, but cannot be noted beside the journal.', log);
  const watched =
    <A extends readonly unknown[], R>(write: (...args: A) => R) =>
    (...args: A): R => {
      let result: R;
      try {
        around.before();
        result = write(...args);
      } catch (error) {
        failure = { atMs: now(), reason: textOf(error) };
        throw error;
      }
      [lastWriteAtMs, failure] = [now(), null];
      // A refusal here would leave the match in memory behind the journal, and the next turn would be decided on the
      // old one.
      afterwards(around.after);
      return result;
    };
  return {
    journal: {
      ...journal,
      write: watched(journal.write),
      writeShow: watched(journal.writeShow),
      writeLibrary: watched(journal.writeLibrary),
      saveSetting: watched(journal.saveSetting),
      restoreFrom: watched(journal.restoreFrom),
      documents: {
        ...journal.documents,
        write: watched(journal.documents.write),
        putAside: watched(journal.documents.putAside),
      },
      writeNotes: (notes) => {
        // Whether commands can be written is another question: a failure here refuses none.
        journal.writeNotes(notes);
        lastWriteAtMs = now();
      },
    },
    watch: { lastWriteAtMs: () => lastWriteAtMs, failure: () => failure },
  };
};
