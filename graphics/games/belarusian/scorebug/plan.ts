import type { ScoreView, Side } from 'chess-match/client';
import { headlineOf } from 'chess-match/games/belarusian';
import { planScores, type BugStep } from '../../../scorebug/plan';
import { playOf, type PlayView } from '../shared/play';

export interface BugPicture {
  readonly score: Pick<ScoreView, Side>;
  readonly play: PlayView;
}

/** What the sentence is about, whatever the language. */
const toldIn = ({ play }: BugPicture): string => {
  const own = playOf(play);
  if (own === null) return '';
  return JSON.stringify(own.end ?? headlineOf(own));
};

/** What changed in the band between two pictures; clocks never animate. */
export const planBug = (previous: BugPicture, current: BugPicture): readonly BugStep[] => [
  ...planScores(previous.score, current.score),
  ...(toldIn(previous) === toldIn(current) ? [] : [{ kind: 'headline' } as const]),
];
