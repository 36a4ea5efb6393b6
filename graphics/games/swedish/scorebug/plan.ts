import type { MatchView, ScoreView } from 'chess-match/client';
import { planScores, type ScoreStep } from '../../../scorebug/plan';

export interface BugPicture {
  readonly match: Pick<MatchView, 'status'>;
  readonly score: Pick<ScoreView, 'white' | 'black'>;
}

export type BugStep = ScoreStep | { readonly kind: 'headline' };

/** What the match ended with, which the sentence tells then; null before. */
const resultOf = ({ match, score }: BugPicture): string | null =>
  match.status === 'over' ? `${score.white}:${score.black}` : null;

/** What changed in the band between two pictures; clocks, and who is ahead by them, never animate. */
export const planBug = (previous: BugPicture, current: BugPicture): readonly BugStep[] => [
  ...planScores(previous.score, current.score),
  ...(resultOf(previous) === resultOf(current) ? [] : [{ kind: 'headline' } as const]),
];
