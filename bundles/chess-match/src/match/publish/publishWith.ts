import type { DraftView } from '@schemas/draft';
import type { Journal } from '../journal/contract';
import type { Log } from '../log';
import type { Publish } from '../commands/commit';
import { draftView, noDraft } from './draftView';
import { historyView } from './historyView';
import { matchesView } from './matchesView';
import { movesView } from './movesView';
import { optionsView } from './optionsView';
import { perFact } from './perFact';
import { perState } from './perState';
import { protocolView } from './protocolView';
import type { Publisher } from './publisher';
import { onAirViews, type OnAir } from './views';

export interface Publishing {
  readonly match: Publish;
  /** The draft alone changed: nothing else is looked at. */
  readonly draft: Publish;
}

/** Publishes the open match whenever it changed; `kept` hears of it before anybody is answered, `told` after the pages. */
export const publishWith = (
  publisher: Publisher,
  journal: Journal,
  isDemo: () => boolean,
  kept: (views: OnAir) => void,
  told: (views: OnAir) => void,
  log: Log,
): Publishing => {
  const historyOf = perFact(historyView);
  const movesOf = perFact(movesView);
  const optionsOf = perState(optionsView);
  /** As of the latest: a wave that was begun before a keystroke must not take it back. */
  let latestDraft = (): DraftView => noDraft(0);
  const match: Publish = (open, version, draft) => {
    latestDraft = () => draftView(open, draft, version);
    const views = onAirViews(open, version, isDemo());
    kept(views);
    publisher.publish(views, {
      soon: () => ({ options: optionsOf(open), draft: latestDraft() }),
      later: () => ({
        moves: movesOf(open),
        history: historyOf(open),
        protocol: protocolView(open),
        matches: matchesView(journal, open),
      }),
    });
    // NodeCG sends at the end of this turn of the event loop: pages first, then whoever follows the match.
    process.nextTick(() => {
      try {
        told(views);
      } catch (error) {
        log.error('OBS could not follow the match; the match goes on.', error);
      }
    });
  };
  return {
    match,
    draft: (open, version, draft) => {
      latestDraft = () => draftView(open, draft, version);
      publisher.publishOne('draft', latestDraft());
    },
  };
};
