import type { Database } from 'better-sqlite3';
import type { AnyEvent } from '../../games/common/entry';
import { link } from './chain';
import { toRecord } from './rows';
import type { Statements } from './statements';
import type { Batch, LibraryEvent, LibraryBatch, LibraryWrite, ShowBatch, SignedNote } from './types';

/** Setting that names the open match. */
export const OPEN_MATCH = 'openMatch';

/** What an entry is signed with. */
interface Signature {
  readonly atMs: number;
  readonly actor: string;
  readonly commandId: string | null;
}

/** Appends entries of matches from a version on, each chained to the one before. */
const entryAppender = (sql: Statements, fromVersion: number) => {
  let version = fromVersion;
  let before = sql.lastChain.get() ?? '';
  return {
    version: () => version,
    add: (
      matchId: string,
      seq: number | null,
      { atMs, actor, commandId }: Signature,
      event: AnyEvent | LibraryEvent,
    ): void => {
      version += 1;
      const fields = [version, matchId, seq, atMs, actor, commandId, event.type, JSON.stringify(event)] as const;
      before = link(before, fields);
      sql.addEntry.run(...fields, before);
    },
  };
};

/** Ends every transaction that confirms something. */
const confirm = (sql: Statements, command: Batch['command'], atMs: number): void => {
  if (command !== null) sql.addAnswer.run(command.id, atMs, JSON.stringify(command.answer));
  sql.countCommit.run();
};

/** One transaction for a whole batch; returns the version after it. */
export const matchWriter = (db: Database, sql: Statements) =>
  db.transaction((batch: Batch, fromVersion: number): number => {
    const { actor, atMs, command, matchId, created, events, summary } = batch;
    const entries = entryAppender(sql, fromVersion);
    const signature = { atMs, actor, commandId: command?.id ?? null };
    const add = (seq: number | null, event: AnyEvent | LibraryEvent): void =>
      entries.add(matchId, seq, signature, event);
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
    confirm(sql, command, atMs);
    return entries.version();
  });

/** One transaction for one event of the show. */
export const showWriter = (db: Database, sql: Statements) =>
  db.transaction(({ rehearsal, actor, atMs, command, version, event }: ShowBatch): void => {
    const entry = [version, atMs, actor, command?.id ?? null, event.type, JSON.stringify(event)] as const;
    if (rehearsal === null) sql.addShowEntry.run(...entry, link(sql.lastShowChain.get() ?? '', entry));
    else {
      const before = sql.lastRehearsalChain.get(rehearsal) ?? '';
      sql.addRehearsalShowEntry.run(rehearsal, ...entry, link(before, [rehearsal, ...entry]));
    }
    confirm(sql, command, atMs);
  });

/** One transaction for everything in the library; returns the version after it. */
export const libraryWriter = (db: Database, sql: Statements) =>
  db.transaction(({ actor, atMs, command, writes }: LibraryBatch, fromVersion: number): number => {
    const appender = entryAppender(sql, fromVersion);
    for (const { event, row, isNew, entries } of writes) {
      const { matchId } = row;
      const record = toRecord(row, sql.lastShowVersion.get() ?? 0);
      if (isNew) sql.createMatch.run(record);
      else sql.updateMatch.run(record);
      appender.add(matchId, null, { atMs, actor, commandId: command?.id ?? null }, event);
      for (const entry of entries)
        appender.add(matchId, entry.seq, { atMs: entry.atMs, actor: entry.actor, commandId: null }, entry.event);
    }
    confirm(sql, command, atMs);
    return appender.version();
  });

/** What is left of the notes when the oldest are forgotten. */
export const DEEDS_KEPT = 20_000;

/** The oldest are looked for once in so many. */
const TRIM_EVERY = 500;

/** One transaction for all of them; now and then the oldest go. */
export const noteWriter = (db: Database, sql: Statements) => {
  let sinceTrim = TRIM_EVERY;
  return db.transaction((notes: readonly SignedNote[]): void => {
    for (const note of notes) sql.addNote.run(note);
    sinceTrim += notes.length;
    if (sinceTrim < TRIM_EVERY) return;
    sinceTrim = 0;
    sql.trimNotes.run(DEEDS_KEPT);
  });
};

/** Versions these writes will add. */
export const libraryVersions = (writes: readonly LibraryWrite[]): number =>
  writes.reduce((sum, { entries }) => sum + 1 + entries.length, 0);

/** Versions a batch will add: known before it is written, so that its answer can be written with it. */
export const versionsOf = (batch: Pick<Batch, 'created' | 'opened' | 'events'>): number =>
  batch.events.length + (batch.created !== null || batch.opened ? 1 : 0);
