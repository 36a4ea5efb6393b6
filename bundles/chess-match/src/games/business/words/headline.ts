import type { MatchView } from '@schemas/match';
import type { PlayView } from '@schemas/play';
import type { ScoreView } from '@schemas/score';
import { SIDES, type Side } from '../../common/sides';
import { playOf } from '../views/read';

/** How the game stands and what is still to be won, for somebody who has just switched on. Points in half-points. */
export type Headline =
  | { readonly kind: 'unopened'; readonly boards: readonly number[]; readonly chips: number }
  | { readonly kind: 'level'; readonly halves: number; readonly boards: readonly number[]; readonly chips: number }
  | {
      readonly kind: 'lead';
      readonly side: Side;
      readonly halves: number;
      readonly than: number;
      readonly boards: readonly number[];
      readonly chips: number;
    }
  | { readonly kind: 'won'; readonly side: Side; readonly halves: number; readonly than: number }
  | { readonly kind: 'drawn'; readonly halves: number };

export interface Standing {
  readonly match: Pick<MatchView, 'status'>;
  readonly play: PlayView;
  readonly score: Pick<ScoreView, 'white' | 'black'>;
}

/** What the score says at this moment; null where nobody plays, or nothing is played for. */
export const headlineOf = (standing: Standing): Headline | null => {
  const { match, score } = standing;
  const { status } = match;
  const { stakes } = playOf(standing);
  if (status === 'none') return null;
  const side = SIDES.find((one) => score[one] > Math.min(score.white, score.black)) ?? null;
  const [halves, than] = [Math.max(score.white, score.black), Math.min(score.white, score.black)];
  if (status === 'over') return side === null ? { kind: 'drawn', halves } : { kind: 'won', side, halves, than };
  const chips = stakes.reduce((sum, stake) => sum + stake.chips, 0);
  const boards = stakes.map(({ board }) => board);
  if (chips === 0) return null;
  if (side !== null) return { kind: 'lead', side, halves, than, boards, chips };
  return halves === 0 ? { kind: 'unopened', boards, chips } : { kind: 'level', halves, boards, chips };
};
