import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Backup } from '@schemas/backups';
import { contentsOf } from './folder';

/** The copy that is kept while the journal is written. */
export const COPY_FILE = 'journal.copy.sqlite3';

/** One that was put aside, because the journal was no longer what it was a copy of. */
export const ASIDE = /^journal\.copy\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-\d+)?\.sqlite3$/;

/**
 * What lies in the second place, newest first. It reads the other disk, which may be slow or hang: a server that runs
 * asks its worker for it. What a crash left half written is put right first, so that the file alone is whole.
 */
export const listSecondPlace = (folder: string, knownVersion: number): readonly Backup[] =>
  readdirSync(folder)
    .filter((file) => file === COPY_FILE || ASIDE.test(file))
    .map((file): Backup => {
      const path = join(folder, file);
      const contents = contentsOf(path, knownVersion, 'mended');
      const { size, mtimeMs } = statSync(path);
      return { file, kind: 'second-place', atMs: Math.round(mtimeMs), bytes: size, ...contents };
    })
    .sort((a, b) => b.atMs - a.atMs || b.file.localeCompare(a.file));
