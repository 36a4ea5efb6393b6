import type { Database } from 'better-sqlite3';

/** Rows are added at their end; of the last two the oldest are forgotten. What refers to them stands in CHANGING. */
export const GROWING = ['entries', 'show_entries', 'rehearsal_show', 'deeds', 'commands'] as const;
export type Growing = (typeof GROWING)[number];

/** Small, and their rows change. */
export const CHANGING = ['matches', 'settings'] as const;

/**
 * Its rows may be large: one that changes is written anew under a higher number, and none has the newest number but the
 * newest.
 */
export const REVISED = 'documents';

/** The number of the row, then its columns in the order of `columnsOf`. */
export type Row = readonly (string | number | null)[];

export interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}

/** The row's number first (a key of its own, or SQLite's rowid), then all other columns. */
export const columnsOf = (db: Database, table: string): readonly string[] => {
  const infos = db.pragma(`table_info(${table})`) as readonly ColumnInfo[];
  const keys = infos.filter(({ pk }) => pk > 0);
  const number = keys.length === 1 && keys[0]?.type === 'INTEGER' ? keys[0].name : 'rowid';
  return [number, ...infos.map(({ name }) => name).filter((name) => name !== number)];
};

/** What tables a file has, in words of SQL, and at which schema version they stand. */
export interface Shape {
  readonly version: number;
  readonly sql: readonly string[];
}

export const shapeOf = (db: Database): Shape => ({
  version: db.pragma('user_version', { simple: true }) as number,
  sql: db
    .prepare<[], string>('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name')
    .pluck()
    .all(),
});
