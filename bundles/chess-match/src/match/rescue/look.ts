import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Journal } from '../journal/contract';
import { openCurrentJournal } from '../journal/journal';

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Opening merges a log with something in it, and makes a journal of an empty file or of none. */
export const isChangedByOpening = (path: string): boolean => sizeOf(path) === 0 || sizeOf(`${path}-wal`) > 0;

const homeOf = (journal: string): string => `${journal}.look`;

/** A kill leaves it behind; it is of no use to anybody. @throws what the disk says */
export const removeLook = (journal: string): void => rmSync(homeOf(journal), { recursive: true, force: true });

/**
 * Opens a copy of a journal's files, in a folder of its own: the files themselves stay as they were found, whatever
 * happens meanwhile. @param beside the journal's path @throws JournalError, or what the disk says
 */
export const lookAt = <T>(path: string, beside: string, nowMs: number, look: (journal: Journal) => T): T => {
  const home = homeOf(beside);
  const copy = join(home, basename(path));
  removeLook(beside);
  try {
    mkdirSync(home, { recursive: true });
    for (const ending of ['', '-wal']) if (existsSync(path + ending)) copyFileSync(path + ending, copy + ending);
    const journal = openCurrentJournal(copy, nowMs);
    try {
      return look(journal);
    } finally {
      journal.close();
    }
  } finally {
    removeLook(beside);
  }
};
