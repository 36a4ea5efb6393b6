import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'better-sqlite3';
import {
  CHANGING,
  columnsOf,
  GROWING,
  REVISED,
  shapeOf,
  type Growing,
  type Row,
  type Rows,
  type Shape,
} from './tables';

/** The newest row a copy has of a table, and how many there are up to it; null: not counted. */
export interface Head {
  readonly row: Row;
  readonly rows: number | null;
}

/** By table; null: it has none. */
export type Heads = Readonly<Record<Growing, Head | null>>;

/** Number of the newest row of each table that a reader has; 0: none. */
export type Positions = Readonly<Record<Growing | typeof REVISED, number>>;

/** What a reader lacks, or the beginning of it. */
export interface Piece {
  readonly grown: readonly Rows[];
  /** Whole tables as they stand, with the last piece only: then the reader is where the journal is. */
  readonly whole: readonly Rows[];
  /** With the last piece only: the documents a reader lacks, and the numbers of all there are. */
  readonly revised: { readonly part: Rows; readonly numbers: readonly number[] } | null;
  /** Rows with a lower number are forgotten here. */
  readonly floors: Readonly<Record<Growing, number>>;
  readonly positions: Positions;
  readonly isLast: boolean;
}

/** How a copy is to go on: what it need not be sent, and the tables it must empty first. */
export interface Continuation {
  readonly from: Omit<Positions, typeof REVISED>;
  readonly emptied: readonly Growing[];
}

/** Reads the journal as a copy of it needs it: by the numbers of rows, in pieces. */
export interface Feed {
  /** Another number after every write, whatever was written. */
  changes(): number;
  /** Another number after every restore: what was read before may be of another past. */
  line(): number;
  shape(): Shape;
  /** null: this journal is not what that copy is a copy of, or no longer. */
  continues(heads: Heads): Continuation | null;
  /** At most `limit` rows of the growing tables. */
  since(from: Positions, limit: number): Piece;
  /** Rows a reader lacks. */
  behind(from: Positions): number;
}

export const NOWHERE: Positions = {
  entries: 0,
  show_entries: 0,
  rehearsal_show: 0,
  deeds: 0,
  commands: 0,
  documents: 0,
};

/** The oldest of these are forgotten, so that their number says nothing. */
const isForgetful = (table: Growing): boolean => table === 'deeds' || table === 'commands';

const byTable = <T>(value: (table: Growing) => T): Readonly<Record<Growing, T>> => ({
  entries: value('entries'),
  show_entries: value('show_entries'),
  rehearsal_show: value('rehearsal_show'),
  deeds: value('deeds'),
  commands: value('commands'),
});

const growingReader = (db: Database, table: Growing) => {
  const columns = columnsOf(db, table);
  const listed = columns.join(', ');
  return {
    columns,
    after: db
      .prepare<[number, number], Row>(`SELECT ${listed} FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`)
      .raw(),
    at: db.prepare<[number], Row>(`SELECT ${listed} FROM ${table} WHERE rowid = ?`).raw(),
    upTo: db.prepare<[number], number>(`SELECT count(*) FROM ${table} WHERE rowid <= ?`).pluck(),
    first: db.prepare<[], number | null>(`SELECT min(rowid) FROM ${table}`).pluck(),
    last: db.prepare<[], number | null>(`SELECT max(rowid) FROM ${table}`).pluck(),
  };
};

/** @param line how often the journal was restored since it was opened */
export const createFeed = (db: Database, line: () => number): Feed => {
  const growing = byTable((table) => growingReader(db, table));
  const changing = CHANGING.map((table) => {
    const columns = columnsOf(db, table);
    return {
      table,
      columns,
      all: db.prepare<[], Row>(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY rowid`).raw(),
    };
  });
  const documentColumns = columnsOf(db, REVISED);
  const documents = {
    after: db
      .prepare<[number], Row>(`SELECT ${documentColumns.join(', ')} FROM ${REVISED} WHERE number > ? ORDER BY number`)
      .raw(),
    numbers: db.prepare<[], number>(`SELECT number FROM ${REVISED} ORDER BY number`).pluck(),
    behind: db.prepare<[number], number>(`SELECT count(*) FROM ${REVISED} WHERE number > ?`).pluck(),
  };
  const revisedAfter = (position: number): NonNullable<Piece['revised']> => ({
    part: { table: REVISED, columns: documentColumns, rows: documents.after.all(position) },
    numbers: documents.numbers.all(),
  });
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck();
  const floorOf = (table: Growing): number =>
    isForgetful(table) ? (growing[table].first.get() ?? Number.MAX_SAFE_INTEGER) : 0;
  const isHere = (table: Growing, { row, rows }: Head): boolean => {
    const number = Number(row[0]);
    const same = isDeepStrictEqual(growing[table].at.get(number), row);
    return same && (rows === null || isForgetful(table) || growing[table].upTo.get(number) === rows);
  };
  /** All that the copy had last was forgotten here since. */
  const isForgotten = (table: Growing, { row }: Head): boolean =>
    table === 'deeds' && growing.deeds.last.get() !== null && Number(row[0]) < floorOf(table);
  return {
    changes: () => changes.get() ?? 0,
    line,
    shape: () => shapeOf(db),
    continues: (heads) => {
      const strangers = GROWING.filter((table) => {
        const head = heads[table];
        return head !== null && !isHere(table, head) && !isForgotten(table, head);
      });
      if (strangers.some((table) => table !== 'commands')) return null;
      // Numbers of answers begin anew when all were forgotten at a start.
      const from = byTable((table) => (strangers.includes(table) ? 0 : Number(heads[table]?.row[0] ?? 0)));
      return { from, emptied: strangers };
    },
    since: (from, limit) => {
      let left = limit;
      const grown = GROWING.map((table): Rows => {
        const rows = left === 0 ? [] : growing[table].after.all(from[table], left);
        left -= rows.length;
        return { table, columns: growing[table].columns, rows };
      });
      const reached = (table: Growing): number =>
        Number(grown.find((part) => part.table === table)?.rows.at(-1)?.[0] ?? from[table]);
      const revised = left === 0 ? null : revisedAfter(from[REVISED]);
      return {
        grown: grown.filter(({ rows }) => rows.length > 0),
        whole: left === 0 ? [] : changing.map(({ table, columns, all }) => ({ table, columns, rows: all.all() })),
        revised,
        floors: byTable(floorOf),
        positions: { ...byTable(reached), documents: revised?.numbers.at(-1) ?? from[REVISED] },
        isLast: left > 0,
      };
    },
    behind: (from) =>
      GROWING.reduce(
        (sum, table) => sum + Math.max(0, (growing[table].last.get() ?? 0) - from[table]),
        documents.behind.get(from[REVISED]) ?? 0,
      ),
  };
};

/** The feed of what is open now: another one after the journal was opened anew. */
export const whicheverFeed = (feed: () => Feed): Feed => ({
  changes: () => feed().changes(),
  line: () => feed().line(),
  shape: () => feed().shape(),
  continues: (heads) => feed().continues(heads),
  since: (from, limit) => feed().since(from, limit),
  behind: (from) => feed().behind(from),
});
