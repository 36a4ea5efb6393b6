import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { inUse } from '../../journal/errors';
import { isDamage, LOCK_TIMEOUT_MS } from '../../journal/open';
import type { DamagedFiles } from '../kept/damagedFiles';
import { textOf } from '../../base/textOf';
import type { Place } from './place';

/** A database that nobody refers to is closed, and its lock gone. */
const held = new Set<Database>();

/**
 * Held from before the journal is looked at until it is closed: what another server writes meanwhile would be read in
 * halves. A file apart from the journal, which cannot be locked without being changed; the system lets go of it when
 * the process dies. @returns what lets go of it @throws JournalError when another server has it
 */
export const lockPlace = ({ lock, journal }: Place, damaged: DamagedFiles): (() => void) => {
  let db: Database | null = null;
  const release = (): void => {
    if (db === null) return;
    held.delete(db);
    db.close();
    db = null;
  };
  const take = (): void => {
    db = new Sqlite(lock, { timeout: LOCK_TIMEOUT_MS });
    held.add(db);
    db.exec('BEGIN EXCLUSIVE');
  };
  try {
    mkdirSync(dirname(lock), { recursive: true });
    try {
      take();
    } catch (error) {
      if (!isDamage(error)) throw error;
      // It cannot be locked, so nobody has it.
      release();
      damaged.found('nothing', lock, textOf(error));
      take();
    }
  } catch (error) {
    release();
    // A disk that takes no lock stops no evening: the journal's own file is claimed all the same.
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw inUse(journal);
  }
  return release;
};
