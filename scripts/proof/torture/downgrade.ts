import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { MIGRATIONS } from '../../../bundles/chess-match/src/match/journal/migrations';

const tablesOf = (db: Database, schema: string): readonly string[] =>
  db
    .prepare<[], string>(`SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all();

const columnsOf = (db: Database, schema: string, table: string): readonly string[] =>
  (db.pragma(`${schema}.table_info(${table})`) as readonly { readonly name: string }[]).map(({ name }) => name);

/** Puts a journal, which no server has open, back to the schema before the last one: the next start migrates it. */
export const downgrade = (folder: string): void => {
  const path = join(folder, 'journal.sqlite3');
  const older = MIGRATIONS.slice(0, -1);
  const scratch = `${path}.older`;
  const db = new Sqlite(scratch);
  for (const { up } of older) up(db);
  db.pragma(`user_version = ${older.at(-1)?.version ?? 0}`);
  db.prepare('ATTACH ? AS newer').run(path);
  for (const table of tablesOf(db, 'main')) {
    const known = columnsOf(db, 'newer', table);
    const columns = columnsOf(db, 'main', table).filter((column) => known.includes(column));
    db.exec(`DELETE FROM main.${table}`);
    db.exec(`INSERT INTO main.${table} (${columns.join()}) SELECT ${columns.join()} FROM newer.${table}`);
  }
  db.exec('DETACH newer');
  db.close();
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true });
  renameSync(scratch, path);
};
