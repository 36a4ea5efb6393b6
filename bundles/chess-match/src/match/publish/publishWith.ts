import type { MatchViews } from '../../obs';
import type { Journal } from '../journal/contract';
import type { Log } from '../log';
import type { Publish } from '../stage';
import { historyView } from './historyView';
import { matchesView } from './matchesView';
import { movesView } from './movesView';
import { perFact } from './perFact';
import { protocolView } from './protocolView';
import type { Publisher } from './publisher';
import { onAirViews } from './views';

/** Publishes the open match whenever it changed; `told` hears of it after the pages. */
export const publishWith = (
  publisher: Publisher,
  journal: Journal,
  isDemo: () => boolean,
  told: (views: MatchViews) => void,
  log: Log,
): Publish => {
  const historyOf = perFact(historyView);
  const movesOf = perFact(movesView);
  return (open, version) => {
    const views = onAirViews(open, version, isDemo());
    publisher.publish(views, () => ({
      moves: movesOf(open),
      history: historyOf(open),
      protocol: protocolView(open),
      matches: matchesView(journal, open),
    }));
    // NodeCG sends at the end of this turn of the event loop: pages first, then whoever follows the match.
    process.nextTick(() => {
      try {
        told(views);
      } catch (error) {
        log.error('OBS could not follow the match; the match goes on.', error);
      }
    });
  };
};
