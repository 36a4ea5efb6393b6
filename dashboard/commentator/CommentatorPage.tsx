import { useSnapshot } from 'chess-match/client';
import { useChronicle } from 'chess-match/client/explore';
import { useMemo } from 'react';
import { COMMENTATOR_SCREENS } from '../games/screens/commentator';
import { EmptyState, type PageProps } from '../shared';
import { PlainWorkplace } from './plain/PlainWorkplace';
import { COMMENTATOR_TEXTS } from './texts/texts';
import './commentator.css';

const NAMES = ['course', 'score', 'clocks', 'play', 'boards'] as const;

/** The game as a whole, any moment of it, and a board of one's own. */
export const CommentatorPage = ({ language }: PageProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const snapshot = useSnapshot(NAMES);
  const { course, score, boards } = snapshot ?? {};
  const matchId = snapshot?.match.matchId ?? null;
  /** Another object after every turn, undo and correction, the same after a draft. */
  const facts = useMemo(
    () => (matchId === null ? undefined : { matchId, course, score, boards }),
    [matchId, course, score, boards],
  );
  const chronicle = useChronicle(facts);
  if (snapshot === undefined || matchId === null || chronicle.matchId !== matchId || chronicle.moments.length === 0)
    return (
      <main className="co-empty">
        {snapshot !== undefined && matchId === null ? (
          <EmptyState title={texts.noMatch}>{texts.noMatchHint}</EmptyState>
        ) : null}
        {chronicle.isStale ? <p role="alert">{texts.stale}</p> : null}
      </main>
    );
  const Page = COMMENTATOR_SCREENS[snapshot.match.game ?? ''] ?? PlainWorkplace;
  return <Page key={matchId} matchId={matchId} snapshot={snapshot} chronicle={chronicle} language={language} />;
};
