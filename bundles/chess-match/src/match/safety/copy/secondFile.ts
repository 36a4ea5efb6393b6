import { copyFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { COPY_FILE, listSecondPlace } from '../backups/secondPlace';
import type { Head, Heads } from '../../journal/feed';
import {
  CHANGING,
  columnsOf,
  GROWING,
  REVISED,
  shapeOf,
  type Growing,
  type Row,
  type Shape,
} from '../../journal/tables';
import { putAside, removeCopy } from './aside';
import type { Exchange, Errand, Seen, Take } from './protocol';
import { closeToOthers } from '../../server/ownEyes';
import { addRows, becomeRows, forgetBelow, reviseRows } from './writeRows';

/** Another program may look into the copy for a moment. */
const BUSY_MS = 3000;

const isDamage = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);

/**
 * Closed whenever nothing is written, without a log beside it: a network drive has no shared memory for WAL, a file
 * that is closed can be taken away at any moment, and a disk that was changed is seen at the next opening.
 */
const open = (path: string): Database => {
  const db = new Sqlite(path, { timeout: BUSY_MS });
  try {
    db.pragma('journal_mode = DELETE');
    db.pragma('synchronous = FULL');
    // Rows come in the order of the journal's tables, not of what refers to what.
    db.pragma('foreign_keys = OFF');
    closeToOthers(path);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

const headOf = (db: Database, table: Growing, thorough: boolean): Head | null => {
  const listed = columnsOf(db, table).join(', ');
  const row = db.prepare<[], Row>(`SELECT ${listed} FROM ${table} ORDER BY rowid DESC LIMIT 1`).raw().get();
  if (row === undefined) return null;
  const rows = thorough ? (db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0) : null;
  return { row, rows };
};

const seenIn = (db: Database, thorough: boolean): Seen => {
  const shape = shapeOf(db);
  if (shape.sql.length === 0) return { kind: 'none' };
  if (thorough && db.pragma('quick_check(1)', { simple: true }) !== 'ok') return { kind: 'unusable' };
  const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if ([...GROWING, ...CHANGING, REVISED].some((table) => !tables.includes(table))) return { kind: 'unusable' };
  const heads: Heads = {
    entries: headOf(db, 'entries', thorough),
    show_entries: headOf(db, 'show_entries', thorough),
    rehearsal_show: headOf(db, 'rehearsal_show', thorough),
    deeds: headOf(db, 'deeds', thorough),
    commands: headOf(db, 'commands', thorough),
  };
  const documents = db.prepare<[], number | null>(`SELECT max(number) FROM ${REVISED}`).pluck().get() ?? 0;
  return { kind: 'journal', shape, heads, documents };
};

const build = (db: Database, { version, sql }: Shape): void => {
  for (const statement of sql) db.exec(statement);
  db.pragma(`user_version = ${version}`);
};

/**
 * The copy in the second place, as the worker that owns it handles it. Everything here may take as long as the disk
 * does.
 */
export const createSecondFile = (folder: string, now: () => number) => {
  const path = join(folder, COPY_FILE);
  let db: Database | null = null;
  let seen: Seen = { kind: 'none' };

  /** What was not committed is gone. */
  const leave = (): null => {
    const closing = db;
    db = null;
    closing?.close();
    return null;
  };
  const look = (thorough: boolean): Seen => {
    leave();
    try {
      db = open(path);
      seen = seenIn(db, thorough);
    } catch (error) {
      leave();
      if (!isDamage(error)) throw error;
      seen = { kind: 'unusable' };
    }
    return seen;
  };
  const begin = (shape: Shape): Database => {
    leave();
    const isEmpty =
      seen.kind === 'none' || (seen.kind === 'journal' && Object.values(seen.heads).every((head) => head === null));
    if (isEmpty) removeCopy(folder);
    else putAside(folder, now());
    db = open(path);
    db.exec('BEGIN IMMEDIATE');
    build(db, shape);
    return db;
  };
  const begun = (): Database => {
    if (db === null) throw new Error('The copy is not open.');
    if (!db.inTransaction) db.exec('BEGIN IMMEDIATE');
    return db;
  };
  const take = ({ anew, emptied, piece }: Take): null => {
    const target = anew === null ? begun() : begin(anew);
    for (const table of emptied) target.exec(`DELETE FROM ${table}`);
    for (const part of piece.grown) addRows(target, part);
    if (!piece.isLast) return null;
    for (const part of piece.whole) becomeRows(target, part);
    if (piece.revised !== null) reviseRows(target, piece.revised.part, piece.revised.numbers);
    for (const table of GROWING) forgetBelow(target, table, piece.floors[table]);
    target.exec('COMMIT');
    return leave();
  };
  const bring = (file: string, target: string): { atMs: number } => {
    const from = join(folder, basename(file));
    if (!existsSync(from)) throw new Error(`there is no ${file}`);
    // A crash may have left a commit half way: opening it puts that right.
    const mended = open(from);
    mended.close();
    copyFileSync(from, `${target}.part`);
    renameSync(`${target}.part`, target);
    return { atMs: Math.round(statSync(from).mtimeMs) };
  };
  const errands: { [E in Errand]: (ask: Exchange[E]['ask']) => Exchange[E]['answer'] } = {
    look: ({ thorough }) => look(thorough),
    take,
    leave,
    list: ({ knownVersion }) => listSecondPlace(folder, knownVersion),
    bring: ({ file, target }) => bring(file, target),
  };
  return {
    /** @throws what the disk says; the copy is closed then, as it was before */
    do: <E extends Errand>(errand: E, ask: Exchange[E]['ask']): Exchange[E]['answer'] => {
      try {
        return errands[errand](ask);
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
};
