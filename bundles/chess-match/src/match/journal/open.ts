import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { cannotOpen, damaged, inUse, JournalError, newerVersion, noRoom } from './errors';
import { step, type Migration } from './migrations';
import { textOf } from '../base/textOf';

const MEMORY = ':memory:';

/** How long a start waits for a server that is just ending to let go of the file. */
export const LOCK_TIMEOUT_MS = 2000;

const codeOf = (error: unknown): string => (error instanceof Sqlite.SqliteError ? error.code : '');

/** What SQLite says of bytes that are no database, or no whole one; not of one that is in use or cannot be opened. */
export const isDamage = (error: unknown): boolean =>
  ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].some((code) => codeOf(error).startsWith(code));

/** "journal.sqlite3" at version 1 before its step to 2 → "journal.v1-before-v2.2026-10-03T18-30-00Z.sqlite3". */
const copyPath = (path: string, from: number, to: number, nowMs: number): string => {
  const stamp = new Date(nowMs)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const free = (attempt: number): string => {
    const suffix = attempt === 0 ? '' : `-${attempt}`;
    const name = `${basename(path, '.sqlite3')}.v${from}-before-v${to}.${stamp}${suffix}.sqlite3`;
    const candidate = join(dirname(path), name);
    return existsSync(candidate) ? free(attempt + 1) : candidate;
  };
  return free(0);
};

/** Copies of the journal, made before migrations, by night or by hand; newest first. */
const copiesBeside = (path: string): readonly string[] => {
  if (path === MEMORY) return [];
  const folder = dirname(path);
  const modifiedMs = (name: string): number => statSync(join(folder, name)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(path, '.sqlite3')}.`) && name.endsWith('.sqlite3'))
    .filter((name) => name !== basename(path))
    .sort((a, b) => modifiedMs(b) - modifiedMs(a));
};

const openFile = (path: string): Database => {
  try {
    if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
    return new Sqlite(path, { timeout: LOCK_TIMEOUT_MS });
  } catch (error) {
    throw cannotOpen(path, textOf(error));
  }
};

const checked = (db: Database, path: string): void => {
  const finding = db.pragma('quick_check(1)', { simple: true });
  if (finding !== 'ok') throw damaged(path, String(finding), copiesBeside(path));
};

const migrate = (db: Database, path: string, migrations: readonly Migration[], nowMs: number): void => {
  const found = db.pragma('user_version', { simple: true }) as number;
  const latest = migrations.at(-1)?.version ?? 0;
  if (found > latest) throw newerVersion(path, found, latest, copiesBeside(path));
  for (const migration of migrations.filter(({ version }) => version > found)) {
    const from = db.pragma('user_version', { simple: true }) as number;
    if (found > 0 && path !== MEMORY) db.prepare('VACUUM INTO ?').run(copyPath(path, from, migration.version, nowMs));
    step(db, migration);
  }
};

/**
 * One server writes a journal: two would each count versions of their own. The system lets go when the process dies.
 */
const claim = (db: Database): void => {
  db.pragma('locking_mode = EXCLUSIVE');
  db.exec('BEGIN EXCLUSIVE; COMMIT');
};

/** On a full disk the log stays a log: all of it is there, and it is merged when there is room. */
const mergeIfThereIsRoom = (db: Database): void => {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_FULL') throw error;
  }
};

const ready = (db: Database, path: string, migrations: readonly Migration[], nowMs: number): Database => {
  try {
    claim(db);
    checked(db, path);
    migrate(db, path, migrations, nowMs);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    // What was taken away or written anew is not left to be read in the file.
    db.pragma('secure_delete = ON');
    // The main file is written when we say so alone: any other change of it is somebody else's.
    db.pragma('wal_autocheckpoint = 0');
    // The check of a new file leaves its lock behind; a transaction of our own lets go of it.
    db.exec('BEGIN IMMEDIATE; COMMIT');
    mergeIfThereIsRoom(db);
    db.pragma('foreign_keys = ON');
    return db;
  } catch (error) {
    db.close();
    if (error instanceof JournalError) throw error;
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw inUse(path);
    if (codeOf(error) === 'SQLITE_FULL') throw noRoom(path);
    throw isDamage(error) ? damaged(path, textOf(error), copiesBeside(path)) : cannotOpen(path, textOf(error));
  }
};

/**
 * The journal's database, checked, at the latest schema version, durable: a committed transaction survives a
 * power cut. A copy is made before each migration of a journal that has entries.
 * @throws JournalError with a text that says how to recover; the file is left as it was.
 */
export const openDatabase = (path: string, migrations: readonly Migration[], nowMs: number): Database =>
  ready(openFile(path), path, migrations, nowMs);

/** The same of what a file holds, in memory alone. @param content empty: a new one @throws JournalError */
export const openContent = (content: Buffer, migrations: readonly Migration[], nowMs: number): Database =>
  ready(new Sqlite(content.length === 0 ? MEMORY : content), MEMORY, migrations, nowMs);
