import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '../journal/contract';
import { openCurrentJournal } from '../journal/journal';

/** Looks at a copy of a journal's files: opening them would change them. @returns null where it cannot be opened at all */
export const withCopy = <T>(path: string, nowMs: number, look: (journal: Journal, copy: string) => T): T | null => {
  if (!existsSync(path)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'chess-match-rescue-'));
  const copy = join(folder, 'journal.sqlite3');
  try {
    for (const ending of ['', '-wal']) if (existsSync(path + ending)) copyFileSync(path + ending, copy + ending);
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
