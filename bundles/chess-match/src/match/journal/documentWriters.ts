import type { Database } from 'better-sqlite3';
import type { Document } from './documents';
import type { Statements } from './statements';

/**
 * What writes documents to an open file; `commits`: whether it counts as a confirmed write, which must be on the disk.
 */
export const documentWriters = (db: Database, sql: Statements) => ({
  write: db.transaction((documents: readonly Document[]): void => {
    for (const document of documents) sql.saveDocument.run(document);
    sql.countCommit.run();
  }),
  jot: db.transaction((document: Document, most: number | null): void => {
    sql.saveDocument.run(document);
    if (most !== null) sql.forgetDocuments.run({ like: `${document.name.split('/', 1)[0] ?? ''}/*`, most });
  }),
  putAside: db.transaction((name: string, aside: string, instead: Document | null): void => {
    sql.moveDocument.run(aside, name);
    if (instead !== null) sql.saveDocument.run(instead);
    sql.countCommit.run();
  }),
});

/**
 * Runs a write that no power cut needs to spare: the log is not forced onto the disk by it, and the next write that is
 * takes it along.
 */
export const withoutWait = (db: Database, write: () => void): void => {
  db.pragma('synchronous = NORMAL');
  try {
    write();
  } finally {
    db.pragma('synchronous = FULL');
  }
};
