import type { MatchView, ScoreView, Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';

/** Another number of half-points. */
export interface ScoreStep {
  readonly kind: 'score';
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

type Points = Pick<ScoreView, Side>;

/** Whose score changed between two pictures. */
export const planScores = (previous: Points, current: Points): readonly ScoreStep[] =>
  SIDES.filter((side) => previous[side] !== current[side]).map((side) => ({
    kind: 'score',
    side,
    from: previous[side],
    to: current[side],
  }));

export interface BugPicture {
  readonly match: Pick<MatchView, 'status'>;
  readonly score: Points;
}

export type BugStep = ScoreStep | { readonly kind: 'headline' };

/** What the match ended with, which the sentence tells then; null before. */
const resultOf = ({ match, score }: BugPicture): string | null =>
  match.status === 'over' ? `${score.white}:${score.black}` : null;

/** What changed in the band between two pictures, where its sentence tells the end alone; clocks never animate. */
export const planBug = (previous: BugPicture, current: BugPicture): readonly BugStep[] => [
  ...planScores(previous.score, current.score),
  ...(resultOf(previous) === resultOf(current) ? [] : [{ kind: 'headline' } as const]),
];
