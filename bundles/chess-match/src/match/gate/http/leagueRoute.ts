import { own } from '../../../own';
import type { AnyGame, Games } from '../../../games/common/game';
import { json, NO_STORE, type Reply } from '../../../http/reply';
import { onGet, queryOf, type AnswerRow } from '../../../http/answerRow';
import { loadMatch } from '../../authority/openMatch';
import { refuse } from '../../base/errors';
import type { Journal } from '../../journal/contract';
import type { MatchRow } from '../../journal/types';
import type { MatchPeople } from './matchPeople';
import { ROOT } from './own';
import { whoPlayed } from './whoPlayed';

interface LeagueParts {
  readonly journal: Journal;
  readonly games: Games;
  readonly people: MatchPeople;
}

/** What stands in a file name on every system. */
const fileName = (event: string): string => event.replace(/[\\/:*?"<>|\p{C}]/gu, ' ').trim() || 'league';

/**
 * GET league: `?match=ID`, all matches of its event and game that are over, as one file, which its game writes; no
 * rehearsals.
 */
export const leagueRoute = ({ journal, games, people }: LeagueParts): AnswerRow => {
  const isWith =
    (asked: MatchRow) =>
    ({ game, setup, rehearsal }: MatchRow): boolean =>
      game === asked.game && setup.event === asked.setup.event && !rehearsal;
  const written = (asked: MatchRow, { id, records }: AnyGame): Reply => {
    const { league } = records;
    const loaded = journal
      .matches()
      .filter(isWith(asked))
      .flatMap(({ matchId }) => {
        const match = loadMatch(journal, games, matchId);
        return match.ok && match.value.views.match.status === 'over' ? [match.value] : [];
      });
    if (league === undefined || loaded.length === 0)
      return json(404, refuse('command/not_here', { type: 'league', game: id }));
    const matches = loaded
      .map((match) => ({
        state: match.history.state,
        names: match.row.setup,
        played: whoPlayed(match, people.of(match.row.matchId)),
      }))
      .toSorted((one, other) => one.played.atMs - other.played.atMs);
    const name = encodeURIComponent(`${fileName(asked.setup.event)}.${league.extension}`);
    return {
      status: 200,
      type: `${league.mediaType}; charset=utf-8`,
      cache: NO_STORE,
      body: league.write(asked.setup.event, matches),
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` },
    };
  };
  return onGet(`${ROOT}league`, ({ request }) => {
    const matchId = queryOf(request).get('match') ?? '';
    const row = matchId === '' ? null : journal.match(matchId);
    const game = row === null ? undefined : own(games, row.game);
    return row === null || game === undefined ? json(404, refuse('match/unknown', { matchId })) : written(row, game);
  });
};
