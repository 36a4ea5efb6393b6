import type { StatisticsView } from '@schemas/statistics';
import type { Moment } from '../../games/common/lookBack';
import { madeOn, paceOf, type TeamSeat } from '../../games/common/pace';
import type { Side } from '../../games/common/sides';
import type { OpenMatch } from '../authority/openMatch';
import { createChronicle } from '../gate/http/chronicle';
import { NO_STATISTICS } from '../publish/noStatistics';
import { perFact } from '../publish/perFact';

/** The board of a thread where each has one of its own. */
const boardOf = ({ threads }: OpenMatch['views']['match'], thread: string): number | null =>
  threads.length === 1 ? null : (threads.find(({ id }) => id === thread)?.boards[0] ?? null);

const statisticsOf = ({ game, history, views: { match } }: OpenMatch, moments: readonly Moment[]): StatisticsView => {
  const { seats } = match;
  const paceOn = (of: readonly TeamSeat[]) => paceOf(madeOn(moments, of));
  const ofTeam = (team: Side) => paceOn(seats.filter((seat) => seat.team === team));
  return {
    teams: { white: ofTeam('white'), black: ofTeam('black') },
    seats: seats.map(({ thread, side, team }) => ({
      thread,
      board: boardOf(match, thread),
      side,
      team,
      pace: paceOn([{ thread, side, team }]),
    })),
    counts: [...(game.statistics?.(history.state) ?? [])],
  };
};

/** What can be counted of the open match; a turn costs as much in a long game as in a short one. */
export const createStatistics = (): ((open: OpenMatch | null) => StatisticsView) => {
  const chronicle = createChronicle();
  return perFact((open) => (open === null ? NO_STATISTICS : statisticsOf(open, chronicle(open).moments)));
};
