import { existsSync } from 'node:fs';
import { stampOf } from '../backups/folder';
import type { Journal } from '../../journal/contract';
import { openCurrentJournal } from '../../journal/journal';
import { copiesToPutBack, install } from '../../journal/putBack';
import type { Judgement } from './judge';
import { readJournal } from './readJournal';

/**
 * A server that was to put its journal back was killed, or could not, and the copy it had made lies beside: it takes
 * the place of a journal that is gone or not whole, where it is whole itself. @throws what the disk says
 */
export const finishPutBack = (path: string, verdict: (journal: Journal) => Judgement, nowMs: number): void => {
  /** Of a whole one that has any; null otherwise. */
  const commitsOf = (file: string): number | null => {
    if (!existsSync(file)) return null;
    try {
      return readJournal(file, nowMs, (journal) =>
        verdict(journal).mustDecide ? null : journal.head().commits || null,
      );
    } catch {
      return null;
    }
  };
  if (!copiesToPutBack(path).some((copy) => existsSync(copy)) || commitsOf(path) !== null) return;
  const [best] = copiesToPutBack(path)
    .flatMap((copy) => {
      const commits = commitsOf(copy);
      return commits === null ? [] : [{ copy, commits }];
    })
    .toSorted((a, b) => b.commits - a.commits);
  if (best === undefined) return;
  // Where the server had gone on with it, its log is merged: a file alone is put in place.
  openCurrentJournal(best.copy, nowMs).close();
  install(best.copy, path, stampOf(nowMs));
};
