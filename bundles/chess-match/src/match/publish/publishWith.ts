import type { DraftView } from '@schemas/draft';
import type { Journal } from '../journal/contract';
import type { Log } from '../log';
import type { Publish, Standing } from '../commands/commit';
import type { CourseView } from '@schemas/course';
import type { EntryView } from '@schemas/entry';
import { draftView, noDraft } from './draftView';
import { courseView, entryView, NO_ENTRY, optionsView } from './ownViews';
import { historyView } from './historyView';
import { matchesView } from './matchesView';
import { movesView } from './movesView';
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

export interface PublishingParts {
  readonly publisher: Publisher;
  readonly journal: Journal;
  readonly isDemo: () => boolean;
  /** Hears of it before anybody is answered. */
  readonly kept: (views: OnAir) => void;
  /** Hears of it after the pages, with what costs a game more to tell. */
  readonly told: (views: OnAir, course: CourseView) => void;
  readonly log: Log;
}

/** Publishes the open match whenever it changed. */
export const publishWith = ({ publisher, journal, isDemo, kept, told, log }: PublishingParts): Publishing => {
  const historyOf = perFact(historyView);
  const movesOf = perFact(movesView);
  const optionsOf = perState(optionsView);
  const courseOf = perState(courseView);
  /** As of the latest: a wave that was begun before a keystroke must not take it back. */
  let prepared = (): { draft: DraftView; entry: EntryView } => ({ draft: noDraft(0), entry: NO_ENTRY });
  const prepare = (standing: Standing): void => {
    prepared = () => ({ draft: draftView(standing), entry: entryView(standing) });
  };
  const match: Publish = (standing) => {
    const { open } = standing;
    prepare(standing);
    const views = onAirViews(standing, isDemo());
    kept(views);
    publisher.publish(views, {
      deferred: () => ({ course: courseOf(open) }),
      prepared: () => ({ options: optionsOf(open), ...prepared() }),
      derived: () => ({
        moves: { version: standing.version, boards: movesOf(open) },
        history: { version: standing.version, ...historyOf(open) },
        protocol: protocolView(open),
        matches: matchesView(journal, open),
      }),
    });
    // NodeCG sends at the end of this turn of the event loop: pages first, then whoever follows the match.
    process.nextTick(() => {
      try {
        told(views, courseOf(open));
      } catch (error) {
        log.error('OBS, or who comes late, could not follow the match; the match goes on.', error);
      }
    });
  };
  return {
    match,
    draft: (standing) => {
      prepare(standing);
      const { draft, entry } = prepared();
      publisher.publishOne('draft', draft);
      publisher.publishOne('entry', entry);
    },
  };
};
