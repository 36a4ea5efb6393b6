import type { ScoreView } from 'chess-match/client';

interface ResultPicture {
  readonly score: ScoreView;
}

export interface ResultStep {
  readonly kind: 'told';
}

/** The result comes in anew when it becomes another one; what moves on the boards is set. */
export const planResult = (previous: ResultPicture, current: ResultPicture): readonly ResultStep[] => {
  const { score: before } = previous;
  const { score: now } = current;
  return before.white === now.white && before.black === now.black ? [] : [{ kind: 'told' }];
};
