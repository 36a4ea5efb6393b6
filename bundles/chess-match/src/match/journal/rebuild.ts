import Sqlite, { type Database } from 'better-sqlite3';
import { chainAll, chainTables, digestOfMatch } from './chain';
import { MIGRATIONS, step } from './migrations';
import type { Document } from './documents';
import { statements, type MatchRecord } from './statements';
import type { Damage } from './verify';
import { OPEN_MATCH } from './writers';

/**
 * From what a journal goes on that takes the place of another: no number may fall, or pages take it for one they know.
 */
export interface GoOnFrom {
  readonly commits: number;
  readonly version: number;
}

/** Where a match is cut: its entries from `seq` on go. */
export interface Cut {
  readonly matchId: string;
  readonly seq: number;
}

const seal = (db: Database, { commits, version }: GoOnFrom): void => {
  chainAll(db);
  const set = db.prepare<[string, string]>('UPDATE matches SET digest = ? WHERE id = ?');
  for (const record of db.prepare<[], MatchRecord>('SELECT * FROM matches').all())
    set.run(digestOfMatch(record), record.id);
  const save = db.prepare<[string, string]>('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)');
  const last = db.prepare<[], number | null>('SELECT max(version) FROM entries').pluck().get() ?? 0;
  save.run('versionFloor', String(Math.max(version, last) + 1));
  save.run('commits', String(commits + 1));
};

const LOST = JSON.stringify({ type: 'entryLost', atMs: 0 });

const isReadable = (body: string): boolean => {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
};

/** An entry of the show that cannot be trusted becomes one that says so: the numbers after it stay as they are. */
const replaceLost = (db: Database, isLost: (table: string, version: number) => boolean): void => {
  for (const table of ['show_entries', 'rehearsal_show']) {
    const replace = db.prepare<[string, number]>(`UPDATE ${table} SET type = 'entryLost', body = ? WHERE rowid = ?`);
    const rows = db.prepare<[], { id: number; version: number; body: string }>(
      `SELECT rowid AS id, version, body FROM ${table}`,
    );
    for (const { id, version, body } of rows.all())
      if (!isReadable(body) || isLost(table, version)) replace.run(LOST, id);
  }
};

const changedIn =
  (damages: readonly Damage[]) =>
  (table: string, version: number): boolean =>
    damages.some((damage) => damage.kind === 'changed' && damage.table === table && damage.entry === version);

/** The same for a journal that is open and otherwise whole. */
export const mendShow = (db: Database, damages: readonly Damage[]): void => {
  db.transaction(() => {
    replaceLost(db, changedIn(damages));
    chainTables(db, ['show_entries', 'rehearsal_show']);
  })();
};

/** What is left out of a journal that is made of a damaged one. */
export interface Mending {
  readonly cuts: readonly Cut[];
  /** As its journal found them. */
  readonly damages: readonly Damage[];
  /** None is open afterwards: the one that was cannot even begin. */
  readonly closesMatch: boolean;
}

/** Of a journal that is whole. */
export const NOTHING_DAMAGED: Mending = { cuts: [], damages: [], closesMatch: false };

/**
 * Makes a journal of a copy of one that was damaged, in place: matches are cut where they cannot be trusted any more,
 * what is left is chained anew, and the numbers go on above those that were confirmed. @throws what SQLite says
 */
export const rebuild = (path: string, { cuts, damages, closesMatch }: Mending, from: GoOnFrom): void => {
  const db = new Sqlite(path);
  try {
    db.transaction(() => {
      const cut = db.prepare<[string, number]>('DELETE FROM entries WHERE match_id = ? AND seq >= ?');
      for (const { matchId, seq } of cuts) cut.run(matchId, seq);
      if (closesMatch) db.prepare('DELETE FROM settings WHERE name = ?').run(OPEN_MATCH);
      replaceLost(db, changedIn(damages));
      seal(db, from);
    })();
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
};

/** In the place of those of the same name; others stay. @throws what SQLite says */
export const putDocuments = (path: string, documents: readonly Document[]): void => {
  const db = new Sqlite(path);
  try {
    const { saveDocument } = statements(db);
    db.transaction(() => {
      for (const document of documents) saveDocument.run(document);
    })();
  } finally {
    db.close();
  }
};

/** A journal without entries, whose numbers go on. @throws what SQLite says */
export const makeEmpty = (path: string, from: GoOnFrom): void => {
  const db = new Sqlite(path);
  try {
    for (const migration of MIGRATIONS) step(db, migration);
    seal(db, from);
  } finally {
    db.close();
  }
};
