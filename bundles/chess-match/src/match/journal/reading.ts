import type { Answer } from '@schemas/answer';
import type { AnyEvent } from '../../games/common/entry';
import { presentEvent } from '../../show';
import type { Head, Journal } from './contract';
import { asOneFile } from './oneFile';
import { toRow } from './rows';
import { soundPart } from './soundPart';
import type { Store } from './store';
import type { Damage } from './verify';
import { OPEN_MATCH } from './writers';

/** Setting with the last entry before a restore: the witness knows that one until the restore is confirmed. */
export const REPLACED = 'replaced';

/** What is read of a journal, whatever file it lies in now. */
export type Reading = Pick<
  Journal,
  | 'chainAt'
  | 'replaced'
  | 'answerTo'
  | 'showEvents'
  | 'openMatchId'
  | 'match'
  | 'matches'
  | 'entries'
  | 'soundEntries'
  | 'signedEntries'
  | 'rowsBefore'
  | 'lastActor'
  | 'peopleActors'
  | 'kinds'
  | 'lastEntryAtMs'
  | 'setting'
  | 'counts'
  | 'copyTo'
  | 'backupTo'
>;

/** @param store what is open now */
export const createReading = (store: () => Store, damages: readonly Damage[]): Reading => {
  const sql = () => store().sql;
  return {
    chainAt: (entry) => sql().chainAt.get(entry) ?? null,
    replaced: () => {
      const saved = sql().setting.get(REPLACED);
      return saved === undefined ? null : (JSON.parse(saved) as Pick<Head, 'entry' | 'chain'>);
    },
    answerTo: (id) => {
      const answer = sql().answer.get(id);
      return answer === undefined ? null : (JSON.parse(answer) as Answer);
    },
    showEvents: (rehearsal) =>
      (rehearsal === null ? sql().showEntries.all() : sql().rehearsalShowEntries.all({ matchId: rehearsal })).map(
        (body) => presentEvent(JSON.parse(body) as { readonly type: string }),
      ),
    openMatchId: () => sql().setting.get(OPEN_MATCH) ?? null,
    match: (matchId) => {
      const record = sql().match.get(matchId);
      return record === undefined ? null : toRow(record);
    },
    matches: () =>
      sql()
        .matches.all()
        .flatMap((record) => toRow(record) ?? []),
    entries: (matchId) =>
      sql()
        .entries.all(matchId)
        .map(({ seq, body }) => ({ seq, event: JSON.parse(body) as AnyEvent })),
    soundEntries: (matchId) => {
      const damagedAt = damages.find((damage) => damage.matchId === matchId && damage.seq !== null)?.seq ?? null;
      return soundPart(sql().entries.all(matchId), damagedAt);
    },
    signedEntries: (matchId) =>
      sql()
        .signedEntries.all(matchId)
        .map(({ seq, at_ms, actor, body }) => ({ seq, atMs: at_ms, actor, event: JSON.parse(body) as AnyEvent })),
    rowsBefore: (source, number, limit) => {
      const { auditMatch: match, auditShow: show, auditRehearsal: rehearsal, auditNote: note } = sql();
      const read = { match, show, rehearsal, note }[source];
      return read.all(number, limit);
    },
    lastActor: (matchId) => sql().lastActor.get(matchId) ?? null,
    peopleActors: () => sql().peopleActors.all(),
    kinds: () => sql().kinds.all(),
    lastEntryAtMs: () => sql().lastAtMs.get() ?? null,
    setting: (name) => sql().setting.get(name) ?? null,
    counts: () => sql().counts.get() ?? { matches: 0, entries: 0, commands: 0 },
    copyTo: (target) => {
      store().db.prepare('VACUUM INTO ?').run(target);
    },
    backupTo: async (target) => {
      await store().db.backup(target);
      asOneFile(target);
    },
  };
};
