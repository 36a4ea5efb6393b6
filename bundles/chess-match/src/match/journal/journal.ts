import { basename } from 'node:path';
import type { Answer } from '@schemas/answer';
import type { AnyEvent } from '../../rules/common/history';
import type { ShowEvent } from '../../show';
import type { Journal } from './contract';
import { MIGRATIONS, type Migration } from './migrations';
import { openDatabase } from './open';
import { restoreInto } from './restore';
import { toRow } from './rows';
import { statements } from './statements';
import { deedWriter, matchWriter, OPEN_MATCH, shelfWriter, showWriter } from './writers';

export interface JournalOptions {
  /** A file, or ":memory:". */
  readonly path: string;
  readonly nowMs: number;
  readonly migrations: readonly Migration[];
}

/** Answers older than this are forgotten at start: nobody repeats a command a day later. */
const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Version of a journal that was restored from a backup with fewer entries: it never falls. */
const VERSION_FLOOR = 'versionFloor';

/** Opens the journal. @throws JournalError; see openDatabase. */
export const openJournal = ({ path, nowMs, migrations }: JournalOptions): Journal => {
  const db = openDatabase(path, migrations, nowMs);
  const sql = statements(db);
  const write = matchWriter(db, sql);
  const writeShow = showWriter(db, sql);
  const writeShelf = shelfWriter(db, sql);
  const writeDeeds = deedWriter(db, sql);
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
    writeDeeds: (deeds) => writeDeeds.immediate(deeds),
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
      const { auditMatch: match, auditShow: show, auditRehearsal: rehearsal, auditDeed: deed } = sql;
      const read = { match, show, rehearsal, deed }[source];
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
