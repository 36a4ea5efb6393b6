import type { ReactNode } from 'react';
import { Refusal } from '../../shared';
import { Banners } from '../Banners';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import { ClockStands } from './ClockStands';
import { DraftNote } from './DraftNote';

/**
 * The page of a game of one thread, whose turn is one line: what is to be known before anything else, and the game
 * below it.
 */
export const TurnPage = ({ children }: { readonly children: ReactNode }) => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, isConnected, refusals } = useOperator();
  const { notice } = useEntry(null).draft;
  return (
    <main className="page turn-page" data-connected={isConnected} data-version={snapshot?.match.version}>
      <Banners>
        <ClockStands />
        <Refusal problem={refusals.clock} testId="problem-clock" />
        {notice === null ? null : (
          <DraftNote
            notice={notice}
            words={strings.banner.notice}
            onTakeBack={() => store.enter(null, { type: 'takenBack' })}
            onDismiss={() => store.enter(null, { type: 'dismissed' })}
          />
        )}
      </Banners>
      {children}
    </main>
  );
};
