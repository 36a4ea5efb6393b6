import type { Publish, Standing } from '../authority/commit';
import type { Journal } from '../journal/contract';
import { draftView } from './draftView';
import { historyView } from './historyView';
import { matchesView } from './matchesView';
import { movesView } from './movesView';
import { courseView, entryView, optionsView } from './ownViews';
import { perFact } from './perFact';
import { perState } from './perState';
import { held } from './picture';
import { protocolView } from './protocolView';
import type { Publishing } from './publishing';
import { onAirViews } from './views';

export interface MatchPublishing {
  readonly match: Publish;
  /** The draft alone changed: nothing else is looked at. */
  readonly draft: Publish;
}

const preparedOf = (standing: Standing) => ({
  draft: () => draftView(standing),
  entry: () => entryView(standing),
});

/**
 * Publishes the open match whenever it changed. What only this game shows, and what costs more, is worked out when it
 * is asked for.
 */
export const publishMatch = (
  publishing: Pick<Publishing, 'change'>,
  journal: Journal,
  isDemo: () => boolean,
): MatchPublishing => {
  const historyOf = perFact(historyView);
  const movesOf = perFact(movesView);
  const optionsOf = perState(optionsView);
  const courseOf = perState(courseView);
  return {
    match: (standing) => {
      const { open, version } = standing;
      publishing.change(
        {
          ...held(onAirViews(standing, isDemo())),
          ...preparedOf(standing),
          course: () => courseOf(open),
          options: () => optionsOf(open),
          moves: () => ({ version, boards: movesOf(open) }),
          history: () => ({ version, ...historyOf(open) }),
          protocol: () => protocolView(open),
          matches: () => matchesView(journal, open),
        },
        { version, open },
      );
    },
    draft: (standing) => publishing.change(preparedOf(standing)),
  };
};
