import type { Database } from 'better-sqlite3';
import { CHAINED, digestOfMatch, fieldsOf, link, rowsOf, type ChainedRow } from './chain';
import type { MatchRecord } from './statements';

/** An entry that is not as it was written, or whose neighbours before it are gone. */
export interface Damage {
  readonly kind: 'changed' | 'missing';
  readonly table: (typeof CHAINED)[number]['table'] | 'matches';
  /** Number in its table's order; 0 for a match's own row. */
  readonly entry: number;
  /** The match it belongs to; null: the show's, or nobody knows. */
  readonly matchId: string | null;
  /** Number inside the match; null for the library's own entries and for the show. */
  readonly seq: number | null;
}

const numberOf = (row: ChainedRow, name: string): number => Number(row[name] ?? 0);

/** What follows `row` was chained to what stands there, or to what should. */
interface Candidates {
  readonly group: unknown;
  readonly before: readonly string[];
  readonly version: number;
}

const START: Candidates = { group: null, before: [''], version: 0 };

const chainDamages = (db: Database): readonly Damage[] =>
  CHAINED.flatMap((chained): readonly Damage[] => {
    const found: Damage[] = [];
    let last = START;
    for (const row of rowsOf(db, chained)) {
      const group = chained.each === null ? null : row[chained.each];
      if (group !== last.group) last = { ...START, group };
      const version = numberOf(row, 'version');
      const expected = last.before.map((before) => link(before, fieldsOf(row, chained)));
      const isSound = expected.includes(row.chain);
      if (!isSound) {
        const matchId = chained.table === 'show_entries' ? null : String(row['match_id']);
        const seq = chained.table === 'entries' && row['seq'] !== null ? numberOf(row, 'seq') : null;
        const kind = version > last.version + 1 ? 'missing' : 'changed';
        found.push({ kind, table: chained.table, entry: version, matchId: kind === 'missing' ? null : matchId, seq });
      }
      last = { group, version, before: isSound ? [row.chain] : [row.chain, ...expected.slice(0, 1)] };
    }
    return found;
  });

/** Numbers inside a match have no holes: where one is, the match lost entries. */
const holes = (db: Database): readonly Damage[] => {
  const found: Damage[] = [];
  let last = { matchId: '', seq: 0 };
  const rows = db
    .prepare<[], { match_id: string; seq: number; version: number }>(
      'SELECT match_id, seq, version FROM entries WHERE seq IS NOT NULL ORDER BY match_id, seq',
    )
    .iterate();
  for (const { match_id: matchId, seq, version } of rows) {
    const before = last.matchId === matchId ? last.seq : 0;
    if (seq !== before + 1) found.push({ kind: 'missing', table: 'entries', entry: version, matchId, seq });
    last = { matchId, seq };
  }
  return found;
};

const changedMatches = (db: Database): readonly Damage[] =>
  db
    .prepare<[], MatchRecord & { digest: string }>('SELECT * FROM matches')
    .all()
    .filter((record) => digestOfMatch(record) !== record.digest)
    .map(({ id }) => ({ kind: 'changed', table: 'matches', entry: 0, matchId: id, seq: null }));

/** Everything in the journal that is not as it was written, by the chain and by the numbers inside each match. */
export const damagesOf = (db: Database): readonly Damage[] => [
  ...chainDamages(db),
  ...holes(db),
  ...changedMatches(db),
];
