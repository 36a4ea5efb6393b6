import type { Log } from '../../base/log';
import type { Journal } from '../../journal/contract';
import { createCopier, type Copier } from './copier';
import { createCopyWorker } from './worker';

/** Built beside the extension. */
const WORKER = './workers/journalCopy.js';

export interface CopyingParts {
  readonly journal: Journal;
  /** null: there is no second place. */
  readonly folder: string | null;
  readonly onTrouble: () => void;
  readonly onList: () => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Where no second place is set. */
const NONE: Copier = {
  start: () => undefined,
  stop: () => undefined,
  look: () => undefined,
  health: () => null,
  troubles: () => [],
  list: () => [],
  bring: () => Promise.resolve({ reason: 'no second place is set' }),
};

export const copyingOf = ({ journal, folder, ...rest }: CopyingParts): Copier =>
  folder === null
    ? NONE
    : createCopier({
        feed: journal.feed,
        worker: createCopyWorker(new URL(WORKER, import.meta.url), folder),
        folder,
        knownVersion: journal.schemaVersion,
        ...rest,
      });
