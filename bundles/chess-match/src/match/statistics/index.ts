import type { SpokenView } from '@schemas/spoken';
import type { StatisticsView } from '@schemas/statistics';
import type { Log } from '../base/log';
import type { Outlet } from '../publish/outlet';
import type { Shelf } from '../safety/kept/kept';
import { keptSpoken } from './keptSpoken';
import { listenTo, type Listening } from './listening';
import { createStatistics } from './view';

export interface StatisticsParts {
  readonly shelf: Shelf;
  readonly publish: (views: { readonly statistics: StatisticsView } | { readonly spoken: SpokenView }) => void;
  /** Unix ms. */
  readonly now: () => number;
  readonly log: Log;
}

export interface Statistics {
  readonly outlet: Outlet<'match'>;
  readonly spoken: Listening['outlet'];
  stop(): void;
}

/** What can be counted of the open match: of its turns, and of who spoke meanwhile. */
export const serveStatistics = ({ shelf, publish, now, log }: StatisticsParts): Statistics => {
  const statisticsOf = createStatistics();
  const listening = listenTo({
    kept: keptSpoken(shelf, log),
    publish: (spoken) => publish({ spoken }),
    now,
  });
  return {
    outlet: {
      name: 'statistics',
      of: ['match'],
      when: 'quiet',
      take: ({ open }) => publish({ statistics: statisticsOf(open) }),
    },
    spoken: listening.outlet,
    stop: listening.stop,
  };
};
