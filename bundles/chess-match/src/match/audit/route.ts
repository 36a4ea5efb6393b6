import type { Journal } from '../journal/contract';
import type { MatchRow } from '../journal/types';
import { json } from '../../http/reply';
import { onGet, queryOf, type AnswerRow } from '../../http/answerRow';
import { ROOT } from '../gate/http/own';
import { readQuery, writeCursor } from './query';
import { readAudit, type AuditReading } from './read';

/** Two thousand entries take some ms; the clock's press can wait for those. */
const SCAN = 2000;

/** What is told of a match: "Reds — Blues", and its game. Each match is asked for once. */
const matchesOf = (journal: Journal): Pick<AuditReading, 'nameOf' | 'gameOf'> => {
  const rows = new Map<string, MatchRow | null>();
  const rowOf = (matchId: string): MatchRow | null => {
    const row = rows.get(matchId) ?? journal.match(matchId);
    rows.set(matchId, row);
    return row;
  };
  return {
    nameOf: (matchId) => {
      const setup = rowOf(matchId)?.setup;
      return setup === undefined ? matchId : `${setup.white} — ${setup.black}`;
    },
    gameOf: (matchId) => rowOf(matchId)?.game ?? null,
  };
};

/** GET audit: who did what when, newest first, by pages; see readQuery. 400 for a parameter that cannot be read. */
export const auditRoute = (journal: Journal): AnswerRow =>
  onGet(`${ROOT}audit`, ({ request }) => {
    const query = readQuery(queryOf(request));
    if ('wrong' in query) return json(400, { ok: false, parameter: query.wrong });
    const { filter, cursor, limit } = query;
    const { rowsBefore } = journal;
    const page = readAudit(filter, cursor, { rowsBefore, ...matchesOf(journal), scan: SCAN, limit });
    return json(200, { entries: page.entries, next: page.next === null ? null : writeCursor(page.next) });
  });
