import { serverNowMs, type ClocksView, type AirLanguage, type MatchView, type ScoreView } from 'chess-match/client';
import { useSyncExternalStore } from 'react';
import { HeadlineRow } from '../../../air/HeadlineRow';
import { headlineOf, headlineText } from 'chess-match/games/swedish';
import { never, often } from './ticking';

interface HeadlineLineProps {
  readonly match: MatchView;
  readonly score: ScoreView;
  readonly clocks: ClocksView;
  readonly language: AirLanguage;
}

/** How the match stands in a sentence, while there is anything to tell. */
export const HeadlineLine = ({ match, score, clocks, language }: HeadlineLineProps) => {
  const isRunning = clocks.clocks.some(({ runningSinceMs }) => runningSinceMs !== null);
  const read = (): string => {
    const headline = headlineOf(match, score, clocks, serverNowMs());
    return headline === null ? '' : headlineText(headline, match, language);
  };
  const sentence = useSyncExternalStore(isRunning ? often : never, read);
  return sentence === '' ? null : <HeadlineRow turn={null} sentence={sentence} latest={null} />;
};
