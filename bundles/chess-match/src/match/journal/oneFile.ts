import Sqlite from 'better-sqlite3';

/** Makes a database that nobody has open one file, used without a log: who only reads it leaves nothing beside it. */
export const asOneFile = (path: string): void => {
  const db = new Sqlite(path, { fileMustExist: true });
  try {
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
};
