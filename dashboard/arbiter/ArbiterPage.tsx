import { useReplicant } from 'chess-match/client';
import { ARBITER_SCREENS } from '../games/screens/arbiter';
import { EmptyState } from '../shared';
import { useArbiterSnapshot, useArbiterTexts } from '../shared/arbiter/data';
import { PlainPage } from './plain/PlainPage';

/** The arbiter's page of the game that is open. */
export const ArbiterPage = () => {
  const texts = useArbiterTexts();
  const snapshot = useArbiterSnapshot();
  // Held here, so that a tab that opens does not first say that there is nothing.
  const protocol = useReplicant('protocol');
  if (snapshot === undefined || snapshot.match.matchId === null) return <EmptyState title={texts.noMatch} />;
  const Page = ARBITER_SCREENS[snapshot.match.game ?? ''] ?? PlainPage;
  return <Page key={snapshot.match.matchId} snapshot={snapshot} shown={protocol} />;
};
