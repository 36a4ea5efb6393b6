import type { Journal } from '../journal/contract';
import { sendJson, type Route } from '../http/respond';
import { readQuery, writeCursor } from './query';
import { readAudit } from './read';

/** Two thousand entries take some ms; the clock's press can wait for those. */
const SCAN = 2000;

/** "Reds — Blues", each match asked for once. */
const namesOf = (journal: Journal): ((matchId: string) => string) => {
  const names = new Map<string, string>();
  return (matchId) => {
    const known = names.get(matchId);
    if (known !== undefined) return known;
    const setup = journal.match(matchId)?.setup;
    const name = setup === undefined ? matchId : `${setup.white} — ${setup.black}`;
    names.set(matchId, name);
    return name;
  };
};

/** GET audit: who did what when, newest first, by pages; see readQuery. 400 for a parameter that cannot be read. */
export const auditRoute = (journal: Journal): Route => ({
  method: 'GET',
  handle: (request, response) => {
    const query = readQuery(new URL(request.url ?? '', 'http://localhost').searchParams);
    if ('wrong' in query) {
      sendJson(response, 400, { ok: false, parameter: query.wrong });
      return;
    }
    const { filter, cursor, limit } = query;
    const { rowsBefore } = journal;
    const page = readAudit(filter, cursor, { rowsBefore, nameOf: namesOf(journal), scan: SCAN, limit });
    sendJson(response, 200, { entries: page.entries, next: page.next === null ? null : writeCursor(page.next) });
  },
});
