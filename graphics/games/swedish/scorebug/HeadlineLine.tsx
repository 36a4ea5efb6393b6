import { serverNowMs, type ClocksView, type Language, type MatchView, type ScoreView } from 'chess-match/client';
import { useSyncExternalStore } from 'react';
import { HeadlineRow } from '../../../air/HeadlineRow';
import { wordsOf } from '../shared/words';
import { headlineOf } from './headline';
import { never, often } from './ticking';

interface HeadlineLineProps {
  readonly match: MatchView;
  readonly score: ScoreView;
  readonly clocks: ClocksView;
  readonly language: Language;
}

/** How the match stands in a sentence, while there is anything to tell. */
export const HeadlineLine = ({ match, score, clocks, language }: HeadlineLineProps) => {
  const isRunning = clocks.clocks.some(({ runningSinceMs }) => runningSinceMs !== null);
  const read = (): string => {
    const headline = headlineOf(match, score, clocks, serverNowMs());
    if (headline === null) return '';
    const { headlines } = wordsOf(language);
    return 'team' in headline ? headlines[headline.kind](match.teams[headline.team].name) : headlines[headline.kind];
  };
  const sentence = useSyncExternalStore(isRunning ? often : never, read);
  return sentence === '' ? null : <HeadlineRow turn={null} sentence={sentence} latest={null} />;
};
