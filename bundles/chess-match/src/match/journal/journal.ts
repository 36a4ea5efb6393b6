import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { AuditRow, AuditSource } from '../audit/read';
import type { AnyEvent, Entry } from '../../rules/common/history';
import type { ShowEvent } from '../../show';
import { MIGRATIONS, type Migration } from './migrations';
import { openDatabase } from './open';
import { restoreInto } from './restore';
import { statements, type Statements, type MatchRecord } from './statements';

export { RestoreError } from './restore';

type NewMatch = Extract<Command, { type: 'newMatch' }>;

/** What a match was set up with; given to its game's `initial`. */
export type MatchSetup = Pick<NewMatch, 'event' | 'white' | 'black' | 'settings' | 'returnOf'>;

/** What the list of matches shows of one, kept beside its entries. Half-points. */
export interface Summary {
  readonly status: 'playing' | 'over';
  readonly scoreWhite: number;
  readonly scoreBlack: number;
}

export interface MatchRow extends Summary {
  readonly matchId: string;
  readonly game: string;
  readonly setup: MatchSetup;
  readonly createdAtMs: number;
  /** Put away: listed apart. */
  readonly archived: boolean;
  readonly rehearsal: boolean;
}

/** Names a match goes by. */
export type MatchNames = Pick<MatchSetup, 'event' | 'white' | 'black'>;

/** The library's own entries: they count as versions, not as moves of a match. */
export type LibraryEvent = { readonly atMs: number } & (
  | { readonly type: 'matchCreated' | 'matchOpened' }
  | { readonly type: 'matchRenamed'; readonly before: MatchNames; readonly after: MatchNames }
  | { readonly type: 'matchArchived'; readonly archived: boolean }
  /** `of`: the match it was copied from, here or on the server that exported it. */
  | { readonly type: 'matchDuplicated' | 'matchImported'; readonly of: string; readonly entries: number }
);

/** An entry with who made it and when, as it moves from match to match. */
export interface SignedEntry extends Entry {
  readonly atMs: number;
  readonly actor: string;
}

/** What happens to one match on the shelf: a new one with entries of its own, or another row for one that is there. */
export interface ShelfWrite {
  readonly event: LibraryEvent;
  /** As it stands afterwards. */
  readonly row: MatchRow;
  readonly isNew: boolean;
  /** Of a new one. */
  readonly entries: readonly SignedEntry[];
}

/** Everything one command changed on the shelf: written as a whole or not at all. */
export interface ShelfBatch {
  readonly actor: string;
  readonly atMs: number;
  readonly command: { readonly id: string; readonly answer: Answer } | null;
  readonly writes: readonly ShelfWrite[];
}

/** Everything one command changed, with its answer: written as a whole or not at all. */
export interface Batch {
  readonly actor: string;
  readonly atMs: number;
  /** null for the authority's own commands, which nobody can repeat. */
  readonly command: { readonly id: string; readonly answer: Answer } | null;
  readonly matchId: string;
  readonly created: MatchRow | null;
  readonly opened: boolean;
  readonly events: readonly AnyEvent[];
  readonly summary: Summary;
}

/** One event of the show with the answer to the command it came from. */
export interface ShowBatch {
  /** The rehearsal whose own show this belongs to; null for the real one. */
  readonly rehearsal: string | null;
  readonly actor: string;
  readonly atMs: number;
  /** null for what the authority does by itself. */
  readonly command: { readonly id: string; readonly answer: Answer } | null;
  /** The show's version after it. */
  readonly version: number;
  readonly event: ShowEvent;
}

export interface Journal {
  /** Without its folder: "journal.sqlite3". */
  readonly fileName: string;
  /** Number of the last entry over all matches; 0 when empty. */
  version(): number;
  /** @throws when the disk refuses; nothing of the batch is kept then. */
  write(batch: Batch): void;
  /** @throws when the disk refuses; nothing of it is kept then. */
  writeShelf(batch: ShelfBatch): void;
  /** Remembers the answer to a command that changed nothing. */
  remember(id: string, answer: Answer, atMs: number): void;
  answerTo(id: string): Answer | null;
  /** @throws when the disk refuses or somebody else wrote this version; nothing is kept then. */
  writeShow(batch: ShowBatch): void;
  /** Oldest first. Of a rehearsal: the real show's until it was made, then its own. */
  showEvents(rehearsal: string | null): readonly ShowEvent[];
  openMatchId(): string | null;
  match(matchId: string): MatchRow | null;
  /** Newest first. */
  matches(): readonly MatchRow[];
  entries(matchId: string): readonly Entry[];
  signedEntries(matchId: string): readonly SignedEntry[];
  /** Entries of one source with a lower number, newest first: for the log of who did what. */
  rowsBefore(source: AuditSource, number: number, limit: number): readonly AuditRow[];
  /** Who made the last entry of a match, the authority itself left out. */
  lastActor(matchId: string): string | null;
  lastEntryAtMs(): number | null;
  setting(name: string): string | null;
  saveSetting(name: string, value: string): void;
  /** Of this program; a backup with a later one cannot be restored. */
  readonly schemaVersion: number;
  /** A whole copy of the journal at once. @throws what the disk says */
  copyTo(path: string): void;
  /** The same page by page, letting commands through meanwhile. */
  backupTo(path: string): Promise<void>;
  /**
   * Everything as it is in that file, but for the answers already given; `version` goes on upwards, so that no page
   * takes the restored journal for one it has seen. @throws RestoreError, or what the disk says; nothing is changed then
   */
  restoreFrom(path: string): void;
  counts(): { readonly matches: number; readonly entries: number; readonly commands: number };
  close(): void;
}

export interface JournalOptions {
  /** A file, or ":memory:". */
  readonly path: string;
  readonly nowMs: number;
  readonly migrations: readonly Migration[];
}

/** Answers older than this are forgotten at start: nobody repeats a command a day later. */
const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;

const OPEN_MATCH = 'openMatch';
/** Version of a journal that was restored from a backup with fewer entries: it never falls. */
const VERSION_FLOOR = 'versionFloor';

const toRow = (record: MatchRecord): MatchRow => ({
  matchId: record.id,
  game: record.game,
  setup: JSON.parse(record.setup) as MatchSetup,
  createdAtMs: record.created_at_ms,
  status: record.status,
  scoreWhite: record.score_white,
  scoreBlack: record.score_black,
  archived: record.archived === 1,
  rehearsal: record.rehearsal === 1,
});

const toRecord = (row: MatchRow, showVersion: number): MatchRecord => ({
  id: row.matchId,
  game: row.game,
  setup: JSON.stringify(row.setup),
  created_at_ms: row.createdAtMs,
  status: row.status,
  score_white: row.scoreWhite,
  score_black: row.scoreBlack,
  archived: Number(row.archived),
  rehearsal: Number(row.rehearsal),
  show_base: row.rehearsal ? showVersion : null,
});

/** One transaction for a whole batch; returns the version after it. */
const writer = (db: Database, sql: Statements) =>
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

const showWriter = (db: Database, sql: Statements) =>
  db.transaction(({ rehearsal, actor, atMs, command, version, event }: ShowBatch): void => {
    const entry = [version, atMs, actor, command?.id ?? null, event.type, JSON.stringify(event)] as const;
    if (rehearsal === null) sql.addShowEntry.run(...entry);
    else sql.addRehearsalShowEntry.run(rehearsal, ...entry);
    if (command !== null) sql.addAnswer.run(command.id, atMs, JSON.stringify(command.answer));
  });

/** One transaction for everything on the shelf; returns the version after it. */
const shelfWriter = (db: Database, sql: Statements) =>
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

/** Versions these writes will add. */
export const shelfVersions = (writes: readonly ShelfWrite[]): number =>
  writes.reduce((sum, { entries }) => sum + 1 + entries.length, 0);

/** Versions a batch will add: known before it is written, so that its answer can be written with it. */
export const versionsOf = (batch: Pick<Batch, 'created' | 'opened' | 'events'>): number =>
  batch.events.length + (batch.created !== null || batch.opened ? 1 : 0);

/** Opens the journal. @throws JournalError; see openDatabase. */
export const openJournal = ({ path, nowMs, migrations }: JournalOptions): Journal => {
  const db = openDatabase(path, migrations, nowMs);
  const sql = statements(db);
  const write = writer(db, sql);
  const writeShow = showWriter(db, sql);
  const writeShelf = shelfWriter(db, sql);
  sql.forget.run(nowMs - ANSWERS_KEPT_MS);
  const lastVersion = (): number => Math.max(sql.lastVersion.get() ?? 0, Number(sql.setting.get(VERSION_FLOOR) ?? 0));
  let version = lastVersion();
  return {
    fileName: basename(path),
    version: () => version,
    write: (batch) => {
      version = write.immediate(batch, version);
    },
    writeShelf: (batch) => {
      version = writeShelf.immediate(batch, version);
    },
    remember: (id, answer, atMs) => {
      sql.addAnswer.run(id, atMs, JSON.stringify(answer));
    },
    answerTo: (id) => {
      const answer = sql.answer.get(id);
      return answer === undefined ? null : (JSON.parse(answer) as Answer);
    },
    writeShow: (batch) => writeShow.immediate(batch),
    showEvents: (rehearsal) =>
      (rehearsal === null ? sql.showEntries.all() : sql.rehearsalShowEntries.all({ matchId: rehearsal })).map(
        (body) => JSON.parse(body) as ShowEvent,
      ),
    openMatchId: () => sql.setting.get(OPEN_MATCH) ?? null,
    match: (matchId) => {
      const record = sql.match.get(matchId);
      return record === undefined ? null : toRow(record);
    },
    matches: () => sql.matches.all().map(toRow),
    entries: (matchId) =>
      sql.entries.all(matchId).map(({ seq, body }) => ({ seq, event: JSON.parse(body) as AnyEvent })),
    signedEntries: (matchId) =>
      sql.signedEntries
        .all(matchId)
        .map(({ seq, at_ms, actor, body }) => ({ seq, atMs: at_ms, actor, event: JSON.parse(body) as AnyEvent })),
    rowsBefore: (source, number, limit) => {
      const read = { match: sql.auditMatch, show: sql.auditShow, rehearsal: sql.auditRehearsal }[source];
      return read.all(number, limit);
    },
    lastActor: (matchId) => sql.lastActor.get(matchId) ?? null,
    lastEntryAtMs: () => sql.lastAtMs.get() ?? null,
    setting: (name) => sql.setting.get(name) ?? null,
    saveSetting: (name, value) => {
      sql.saveSetting.run(name, value);
    },
    schemaVersion: migrations.at(-1)?.version ?? 0,
    copyTo: (target) => {
      db.prepare('VACUUM INTO ?').run(target);
    },
    backupTo: async (target) => {
      await db.backup(target);
    },
    restoreFrom: (backup) => {
      restoreInto(db, path, backup, migrations, () => {
        sql.saveSetting.run(VERSION_FLOOR, String(version + 1));
      });
      version = lastVersion();
    },
    counts: () => sql.counts.get() ?? { matches: 0, entries: 0, commands: 0 },
    close: () => {
      db.close();
    },
  };
};

/** The journal as this program writes it. */
export const openCurrentJournal = (path: string, nowMs: number): Journal =>
  openJournal({ path, nowMs, migrations: MIGRATIONS });
