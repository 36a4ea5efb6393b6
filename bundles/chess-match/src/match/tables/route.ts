import type { Problem } from '@schemas/draft';
import { refuse } from '../base/errors';
import { json, NO_STORE, type Reply } from '../../http/reply';
import { onGet, queryOf, type AnswerRow } from '../../http/answerRow';
import { ROOT } from '../gate/http/own';
import type { Journal } from '../journal/contract';
import type { WorkTables } from './workTables';

/** application/vnd.chess-pgn is what IANA has registered. */
const MEDIA_TYPE = 'application/vnd.chess-pgn; charset=utf-8';

export interface TableRouteParts {
  readonly tables: Pick<WorkTables, 'pgn'>;
  readonly journal: Pick<Journal, 'match'>;
  /** The match that is open; null: none. */
  readonly openMatch: () => string | null;
}

/**
 * GET tables.pgn?team=white&table=2&match=ID: what was tried at a table, once the game is over; without `table` at all
 * five, without `match` in the open one.
 */
export const tablesRoute = ({ tables, journal, openMatch }: TableRouteParts): AnswerRow =>
  onGet(`${ROOT}tables.pgn`, ({ request }) => {
    const asked = queryOf(request);
    const fail = (status: number, error: Problem): Reply => json(status, { ok: false, error });
    const team = asked.get('team');
    if (team !== 'white' && team !== 'black')
      return fail(400, refuse('command/malformed', { where: '/team', what: 'must be white or black' }));
    const number = asked.get('table');
    if (number !== null && !/^[1-5]$/.test(number))
      return fail(400, refuse('command/malformed', { where: '/table', what: 'must be 1 to 5' }));
    const matchId = asked.get('match') ?? openMatch() ?? '';
    const match = journal.match(matchId);
    if (match === null) return fail(404, refuse('match/unknown', { matchId }));
    if (match.status !== 'over') return fail(409, refuse('tables/game_on', {}));
    const { event, white, black } = match.setup;
    const names = { event, white, black, begunAtMs: match.createdAtMs };
    const text = tables.pgn(matchId, team, number === null ? null : Number(number), names);
    const name = `${team}-tables${number === null ? '' : `-${number}`}.pgn`;
    return {
      status: 200,
      type: MEDIA_TYPE,
      cache: NO_STORE,
      body: text,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });
