import type { ScoreView, Side } from 'chess-match/client';
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
