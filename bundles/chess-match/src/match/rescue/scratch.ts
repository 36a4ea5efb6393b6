import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Journal } from '../journal/contract';
import { openCurrentJournal } from '../journal/journal';

const copyInto = (home: string, path: string): string | null => {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(home, 'chess-match-rescue-'));
    for (const ending of ['', '-wal'])
      if (existsSync(path + ending)) copyFileSync(path + ending, join(folder, `journal.sqlite3${ending}`));
    return folder;
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
};

/**
 * Looks at a copy of a journal's files: opening them would change them. It lies in the temporary folder; where that is full
 * or missing, beside the journal. @returns null where it cannot be opened at all
 */
export const withCopy = <T>(path: string, nowMs: number, look: (journal: Journal, copy: string) => T): T | null => {
  if (!existsSync(path)) return null;
  const folder = copyInto(tmpdir(), path) ?? copyInto(dirname(path), path);
  if (folder === null) return null;
  const copy = join(folder, 'journal.sqlite3');
  try {
    const journal = openCurrentJournal(copy, nowMs);
    try {
      return look(journal, copy);
    } finally {
      journal.close();
    }
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
