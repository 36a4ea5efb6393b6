import { copyFileSync, existsSync, rmSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { step, type Migration } from './migrations';
import { damagesOf } from './verify';
import { OPEN_MATCH } from './writers';

/** Why a backup cannot be restored; the journal is as it was. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
  constructor(
    message: string,
    /** Schema versions, where a newer program wrote it. */
    readonly newer: { readonly found: number; readonly known: number } | null,
  ) {
    super(message);
  }
}

/**
 * Answers already given stay remembered: a command sent before a restore must not be carried out again after it.
 * Documents stay as `takeDocuments` says.
 */
const KEPT = ['commands', 'documents'];

/** Of these documents nobody but people has written any; without one this is a new machine. */
const SET_UP = ['devices', 'boards', 'hall', 'crew', 'viewers'];

/** Of these there is one a match. */
const OF_MATCHES = ['drafts/*', 'tables/*', 'marks/*', 'people/*', 'spoken/*'];

/** Changes by itself with the match that is open; where nothing else is other, it is nothing to start again for. */
const SEATS = 'seats';

const listed = (words: readonly string[], operator: string): string =>
  words.map((word) => `name ${operator} '${word}'`).join(' OR ');

/**
 * How hall and crew are set up is of today: a key that was revoked since opens nothing again. On a new machine all
 * moves in; where this is the very machine that made the backup, nothing has to.
 * @returns whether it did
 */
const takeDocuments = (db: Database): boolean => {
  const isSetUp = db.prepare<[], number>(`SELECT count(*) FROM main.documents WHERE ${listed(SET_UP, '=')}`).pluck();
  const others = db.prepare<[], number>(
    `SELECT count(*) FROM (SELECT name, body FROM backup.documents EXCEPT SELECT name, body FROM main.documents)
      WHERE NOT (${listed([...OF_MATCHES, SEATS], 'GLOB')})`,
  );
  const movesIn = isSetUp.get() === 0 && others.pluck().get() !== 0;
  db.exec(
    `INSERT OR ${movesIn ? 'REPLACE' : 'IGNORE'} INTO main.documents (name, version, body)
     SELECT name, version, body FROM backup.documents
      ${movesIn ? '' : `WHERE ${listed(OF_MATCHES, 'GLOB')}`} ORDER BY number`,
  );
  return movesIn;
};

/**
 * Of the settings only the one that is a fact of the matches: the others say how OBS and sound of this machine are set
 * up now. Memory and pages go on with that, and a restart must not switch scenes as on the day of the backup.
 */
const rowsOf = (table: string): string => (table === 'settings' ? `settings WHERE name = '${OPEN_MATCH}'` : table);

const removeScratch = (path: string): void => {
  for (const ending of ['', '-wal', '-shm', '-journal']) if (existsSync(path + ending)) rmSync(path + ending);
};

/**
 * What cannot be tidied up is met by the next restore, before it changes anything: this one is on disk, or failed
 * already.
 */
const tidy = (action: () => void): void => {
  try {
    action();
  } catch {
    // An error from here would say of what is on disk that it is not.
  }
};

/**
 * Brings a copy of a backup to this program's schema version, so that its tables fit, and looks whether all in it is as
 * it was written. @throws RestoreError
 */
export const prepareCopy = (scratch: string, migrations: readonly Migration[]): void => {
  const db = new Sqlite(scratch);
  try {
    const finding = db.pragma('quick_check(1)', { simple: true });
    if (finding !== 'ok') throw new RestoreError(String(finding), null);
    const found = db.pragma('user_version', { simple: true }) as number;
    const known = migrations.at(-1)?.version ?? 0;
    if (found > known) throw new RestoreError(`version ${found}`, { found, known });
    if (found === 0) throw new RestoreError('it holds no journal', null);
    for (const migration of migrations) if (migration.version > found) step(db, migration);
    const [damage] = damagesOf(db);
    if (damage !== undefined) throw new RestoreError(`its entry ${damage.entry} is not as it was written`, null);
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
};

const swap = (db: Database, done: () => void): boolean => {
  // In order of creation: what a table refers to stands before it.
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )
    .pluck()
    .all()
    .filter((table) => !KEPT.includes(table));
  return db
    .transaction(() => {
      for (const table of tables.toReversed()) db.exec(`DELETE FROM main.${rowsOf(table)}`);
      for (const table of tables) db.exec(`INSERT INTO main.${table} SELECT * FROM backup.${rowsOf(table)}`);
      const movedIn = takeDocuments(db);
      done();
      return movedIn;
    })
    .immediate();
};

/**
 * Puts what a backup holds in the place of what the journal holds, in one transaction: a crash leaves the one or the
 * other. Answers and set-up stay. The file stays open and claimed all the time.
 * @param done runs inside the transaction, last
 * @returns whether the set-up of a new machine was taken from the backup
 * @throws RestoreError when the backup is of no use, or what the disk says; nothing is changed then
 */
export const restoreInto = (
  db: Database,
  journalPath: string,
  backupPath: string,
  migrations: readonly Migration[],
  done: () => void,
): boolean => {
  const scratch = `${journalPath}.restoring`;
  removeScratch(scratch);
  try {
    try {
      copyFileSync(backupPath, scratch);
      prepareCopy(scratch, migrations);
    } catch (error) {
      throw error instanceof Sqlite.SqliteError ? new RestoreError(error.message, null) : error;
    }
    db.prepare('ATTACH ? AS backup').run(scratch);
    try {
      return swap(db, done);
    } finally {
      tidy(() => db.exec('DETACH backup'));
    }
  } finally {
    tidy(() => removeScratch(scratch));
  }
};
