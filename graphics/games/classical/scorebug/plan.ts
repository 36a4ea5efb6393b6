import type { MatchView, ScoreView } from 'chess-match/client';
import { headlineOf } from 'chess-match/games/classical';
import { planScores, type BugStep } from '../../../scorebug/plan';

interface BugPicture {
  readonly match: MatchView;
  readonly score: ScoreView;
}

/** What the sentence below the band tells of. */
const toldOf = ({ match, score }: BugPicture): string => JSON.stringify([match.status, headlineOf({ match, score })]);

/** What changed in the band between two pictures; its sentence is another one with every board that ends. */
export const planStandingBug = (previous: BugPicture, current: BugPicture): readonly BugStep[] => [
  ...planScores(previous.score, current.score),
  ...(toldOf(previous) === toldOf(current) ? [] : [{ kind: 'headline' } as const]),
];
