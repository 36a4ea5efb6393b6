import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';

type Field = string | number | null;

/**
 * What ties an entry to everything before it: a hash of its own fields and of the one before. An entry that was
 * changed, removed or put in shows where the chain does not go on. Against accidents: whoever can write the file can
 * chain it anew.
 */
export const link = (before: string, fields: readonly Field[]): string =>
  createHash('sha256')
    .update(JSON.stringify([before, ...fields]))
    .digest('base64url');

/** What a table of entries chains, in this order; `chain` is kept beside it. */
interface Chained {
  readonly table: 'entries' | 'show_entries' | 'rehearsal_show';
  readonly fields: readonly string[];
  /** In the order of the chain. */
  readonly order: string;
  /** A column whose every value has a chain of its own. */
  readonly each: string | null;
}

const SIGNED = ['at_ms', 'actor', 'command_id', 'type', 'body'];

export const CHAINED: readonly Chained[] = [
  { table: 'entries', fields: ['version', 'match_id', 'seq', ...SIGNED], order: 'version', each: null },
  { table: 'show_entries', fields: ['version', ...SIGNED], order: 'version', each: null },
  { table: 'rehearsal_show', fields: ['match_id', 'version', ...SIGNED], order: 'match_id, version', each: 'match_id' },
];

/** A row of a chained table: its fields by name, and its chain. */
export type ChainedRow = Readonly<Record<string, Field>> & { readonly chain: string };

export const fieldsOf = (row: Readonly<Record<string, Field>>, { fields }: Chained): readonly Field[] =>
  fields.map((name) => row[name] ?? null);

export const rowsOf = (db: Database, { table, order }: Chained): IterableIterator<ChainedRow> =>
  db.prepare<[], ChainedRow>(`SELECT rowid AS rowid, * FROM ${table} ORDER BY ${order}`).iterate();

/** Chains every entry of these tables as it stands now. */
export const chainTables = (db: Database, tables: readonly Chained['table'][]): void => {
  for (const chained of CHAINED.filter(({ table }) => tables.includes(table))) {
    const set = db.prepare<[string, Field]>(`UPDATE ${chained.table} SET chain = ? WHERE rowid = ?`);
    let before = '';
    let group: Field = null;
    for (const row of [...rowsOf(db, chained)]) {
      const own = chained.each === null ? null : (row[chained.each] ?? null);
      if (own !== group) [group, before] = [own, ''];
      before = link(before, fieldsOf(row, chained));
      set.run(before, row['rowid'] ?? null);
    }
  }
};

export const chainAll = (db: Database): void =>
  chainTables(
    db,
    CHAINED.map(({ table }) => table),
  );

/** Of what a match was made with; its summary is left out, as it repeats what the entries say. */
export const digestOfMatch = (row: {
  readonly id: string;
  readonly game: string;
  readonly setup: string;
  readonly created_at_ms: number;
  readonly archived: number;
  readonly rehearsal: number;
}): string => link('', [row.id, row.game, row.setup, row.created_at_ms, row.archived, row.rehearsal]);
