import Sqlite, { SqliteError } from 'better-sqlite3';
import { contentOf } from '../../journal/content';
import { SECRET } from '../../journal/documents';

/** Keys open doors and teams' tables are theirs: neither helps anybody who looks at a journal. */
const HIDDEN = [`${SECRET}*`, 'tables/*'];

const HEADER = Buffer.from('SQLite format 3\0');

export const isDatabase = (file: Buffer): boolean => file.subarray(0, HEADER.length).equals(HEADER);

/** What a database and its log hold, as one file without a log; null where it cannot be opened. */
export const withoutSecrets = (file: Buffer, log: Buffer): Buffer | null => {
  try {
    const db = new Sqlite(contentOf(Buffer.from(file), log));
    try {
      db.pragma('secure_delete = ON');
      const { changes } = db
        .prepare<[string]>(
          'DELETE FROM documents WHERE EXISTS (SELECT 1 FROM json_each(?) AS hidden WHERE name GLOB hidden.value)',
        )
        .run(JSON.stringify(HIDDEN));
      return changes === 0 && log.length === 0 ? file : db.serialize();
    } finally {
      db.close();
    }
  } catch (error) {
    // Of a release before documents.
    return error instanceof SqliteError && error.message.startsWith('no such table') ? contentOf(file, log) : null;
  }
};

const KEY = Buffer.from('"key":"');
const KEY_LENGTH = 64;

/** The same of what cannot be opened: keys in it are struck out, and nothing else is touched. */
export const withoutKeys = (bytes: Buffer): Buffer => {
  const struck = Buffer.from(bytes);
  for (let at = struck.indexOf(KEY); at !== -1; at = struck.indexOf(KEY, at + KEY.length))
    struck.fill('0', at + KEY.length, at + KEY.length + KEY_LENGTH);
  return struck;
};
