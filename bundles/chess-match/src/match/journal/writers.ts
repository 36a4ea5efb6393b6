import type { Database } from 'better-sqlite3';
import type { AnyEvent } from '../../rules/common/history';
import { toRecord } from './rows';
import type { Statements } from './statements';
import type { Batch, LibraryEvent, ShelfBatch, ShelfWrite, ShowBatch, SignedDeed } from './types';

/** Setting that names the open match. */
export const OPEN_MATCH = 'openMatch';

/** One transaction for a whole batch; returns the version after it. */
export const matchWriter = (db: Database, sql: Statements) =>
  db.transaction((batch: Batch, fromVersion: number): number => {
    const { actor, atMs, command, matchId, created, events, summary } = batch;
    let version = fromVersion;
    const add = (seq: number | null, event: AnyEvent | LibraryEvent): void => {
      version += 1;
      sql.addEntry.run(version, matchId, seq, atMs, actor, command?.id ?? null, event.type, JSON.stringify(event));
    };
    if (created !== null) {
      sql.createMatch.run(toRecord(created, sql.lastShowVersion.get() ?? 0));
      add(null, { type: 'matchCreated', atMs });
    }
    if (batch.opened) {
      sql.saveSetting.run(OPEN_MATCH, matchId);
      if (created === null) add(null, { type: 'matchOpened', atMs });
    }
    const seq = events.length === 0 ? 0 : (sql.lastSeq.get(matchId) ?? 0);
    for (const [index, event] of events.entries()) add(seq + 1 + index, event);
    sql.summarise.run({ ...summary, matchId });
    if (command !== null) sql.addAnswer.run(command.id, atMs, JSON.stringify(command.answer));
    return version;
  });

/** One transaction for one event of the show. */
export const showWriter = (db: Database, sql: Statements) =>
  db.transaction(({ rehearsal, actor, atMs, command, version, event }: ShowBatch): void => {
    const entry = [version, atMs, actor, command?.id ?? null, event.type, JSON.stringify(event)] as const;
    if (rehearsal === null) sql.addShowEntry.run(...entry);
    else sql.addRehearsalShowEntry.run(rehearsal, ...entry);
    if (command !== null) sql.addAnswer.run(command.id, atMs, JSON.stringify(command.answer));
  });

/** One transaction for everything on the shelf; returns the version after it. */
export const shelfWriter = (db: Database, sql: Statements) =>
  db.transaction(({ actor, atMs, command, writes }: ShelfBatch, fromVersion: number): number => {
    let version = fromVersion;
    for (const { event, row, isNew, entries } of writes) {
      const { matchId } = row;
      const record = toRecord(row, sql.lastShowVersion.get() ?? 0);
      if (isNew) sql.createMatch.run(record);
      else sql.updateMatch.run({ id: record.id, setup: record.setup, archived: record.archived });
      version += 1;
      sql.addEntry.run(version, matchId, null, atMs, actor, command?.id ?? null, event.type, JSON.stringify(event));
      for (const entry of entries) {
        version += 1;
        const body = JSON.stringify(entry.event);
        sql.addEntry.run(version, matchId, entry.seq, entry.atMs, entry.actor, null, entry.event.type, body);
      }
    }
    if (command !== null) sql.addAnswer.run(command.id, atMs, JSON.stringify(command.answer));
    return version;
  });

/** What is left of the deeds when the oldest are forgotten. */
export const DEEDS_KEPT = 20_000;

/** The oldest are looked for once in so many. */
const TRIM_EVERY = 500;

/** One transaction for all of them; now and then the oldest go. */
export const deedWriter = (db: Database, sql: Statements) => {
  let sinceTrim = TRIM_EVERY;
  return db.transaction((deeds: readonly SignedDeed[]): void => {
    for (const deed of deeds) sql.addDeed.run(deed);
    sinceTrim += deeds.length;
    if (sinceTrim < TRIM_EVERY) return;
    sinceTrim = 0;
    sql.trimDeeds.run(DEEDS_KEPT);
  });
};

/** Versions these writes will add. */
export const shelfVersions = (writes: readonly ShelfWrite[]): number =>
  writes.reduce((sum, { entries }) => sum + 1 + entries.length, 0);

/** Versions a batch will add: known before it is written, so that its answer can be written with it. */
export const versionsOf = (batch: Pick<Batch, 'created' | 'opened' | 'events'>): number =>
  batch.events.length + (batch.created !== null || batch.opened ? 1 : 0);
