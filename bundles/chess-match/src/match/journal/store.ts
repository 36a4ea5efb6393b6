import type { Database } from 'better-sqlite3';
import type { Migration } from './migrations';
import { documentWriters } from './documentWriters';
import { openDatabase } from './open';
import { statements } from './statements';
import { noteWriter, matchWriter, libraryWriter, showWriter } from './writers';

/** An open file of the journal with everything prepared on it. */
export interface Store {
  readonly db: Database;
  readonly sql: ReturnType<typeof statements>;
  readonly write: ReturnType<typeof matchWriter>;
  readonly writeShow: ReturnType<typeof showWriter>;
  readonly writeLibrary: ReturnType<typeof libraryWriter>;
  readonly writeNotes: ReturnType<typeof noteWriter>;
  readonly documents: ReturnType<typeof documentWriters>;
}

export const storeOn = (db: Database): Store => {
  const sql = statements(db);
  return {
    db,
    sql,
    write: matchWriter(db, sql),
    writeShow: showWriter(db, sql),
    writeLibrary: libraryWriter(db, sql),
    writeNotes: noteWriter(db, sql),
    documents: documentWriters(db, sql),
  };
};

/** @throws JournalError; see openDatabase */
export const openStore = (path: string, migrations: readonly Migration[], nowMs: number): Store =>
  storeOn(openDatabase(path, migrations, nowMs));
