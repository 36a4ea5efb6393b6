import type { PeopleView } from '@schemas/people';
import type { PrintedClock, PrintedMatch, PrintedSheet } from '../../../games/common/printed';
import type { RecordPlayed } from '../../../games/common/records';
import { withOffers } from '../../../games/common/sheets';
import { boardName } from '../../../view/boardNames';
import { remainingAt } from '../../../view/clock';
import { isApart } from '../../../view/isApart';
import { ownPeople } from '../../../view/ownPeople';
import type { OpenMatch } from '../../authority/openMatch';
import { protocolOf } from '../protocolView';
import { playedTime } from './playedTime';

const clocksOf = ({ views: { match, clocks } }: OpenMatch, atMs: number): readonly PrintedClock[] =>
  clocks.clocks.map((clock) => {
    const [first] = match.threads.find(({ id }) => id === clock.thread)?.boards ?? [];
    return {
      side: clock.side,
      board: first === undefined || !isApart(match) ? null : boardName(match, first),
      remainingMs: remainingAt(clock, atMs),
    };
  });

/**
 * A match as it is printed.
 * @param people as they are entered; those of other teams are left out
 * @param played who sat where, by the same
 */
export const printedMatch = (
  open: OpenMatch,
  people: PeopleView,
  played: RecordPlayed,
  nowMs: number,
): PrintedMatch => {
  const { row, game, history, views } = open;
  const { event, white, black } = row.setup;
  const own = ownPeople(people, { demo: false, teams: { white: { name: white }, black: { name: black } } });
  const protocol = protocolOf(open);
  const { sheets, scored } = game.records.sheets(history.state);
  const offers = protocol.filter(({ kind, out }) => kind === 'drawOffered' && !out);
  const withPlayers = (sheet: (typeof sheets)[number]): PrintedSheet => {
    const { teams, board } = sheet;
    return {
      ...sheet,
      players: { white: played.player(teams.white, board), black: played.player(teams.black, board) },
    };
  };
  const time = playedTime(open);
  return {
    matchId: row.matchId,
    game: game.id,
    event,
    settings: views.match.settings,
    teams: { white: { name: white, people: own.white.people }, black: { name: black, people: own.black.people } },
    arbiters: people.arbiters,
    isRehearsal: row.rehearsal,
    isOver: views.match.status === 'over',
    ...time,
    clocks: clocksOf(open, time.endedAtMs ?? nowMs),
    score: { white: views.score.white, black: views.score.black },
    before: open.games.before,
    sheets: withOffers(sheets, offers).map(withPlayers),
    scored,
    protocol,
    threads: views.match.threads.map(({ id, boards }) => ({ id, boards })),
  };
};
