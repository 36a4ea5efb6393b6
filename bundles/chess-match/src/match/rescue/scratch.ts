import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Journal } from '../journal/contract';
import { openCurrentJournal } from '../journal/journal';

const inNewFolder = <T>(home: string, use: (folder: string) => T): { readonly done: T } | null => {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(home, 'chess-match-rescue-'));
    return { done: use(folder) };
  } catch {
    return null;
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Something tried in a folder that is gone afterwards: the temporary one, or where that is full or missing, one beside.
 * @returns null where it cannot be done in either
 */
export const withFolder = <T>(beside: string, use: (folder: string) => T): T | null =>
  (inNewFolder(tmpdir(), use) ?? inNewFolder(beside, use))?.done ?? null;

/** Looks at a copy of a journal's files: opening them would change them. @returns null where it cannot be opened at all */
export const withCopy = <T>(path: string, nowMs: number, look: (journal: Journal) => T): T | null => {
  if (!existsSync(path)) return null;
  return withFolder(dirname(path), (folder) => {
    const copy = join(folder, 'journal.sqlite3');
    for (const ending of ['', '-wal']) if (existsSync(path + ending)) copyFileSync(path + ending, copy + ending);
    const journal = openCurrentJournal(copy, nowMs);
    try {
      return look(journal);
    } finally {
      journal.close();
    }
  });
};
