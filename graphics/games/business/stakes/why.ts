import type { MatchView, PlayView, ScoreView, Side } from 'chess-match/client/contract';
import { playOf, type BusinessPlay } from 'chess-match/games/business';
import { opponent, SIDES } from 'chess-match/client/view';
import { winPays } from './pays';

/**
 * Why what stands on the boards matters, for somebody who has just switched on. Boards are told by their chips, a lead
 * and a score in half-points.
 */
export type Why =
  /** Nobody leads: the boards worth most, of all that are played. */
  | { readonly kind: 'level'; readonly boards: readonly number[]; readonly of: number; readonly chips: number }
  /** With a win on this board `side`, who is behind, would lead; `score` in half-points, that side's first. */
  | {
      readonly kind: 'turns';
      readonly side: Side;
      readonly board: number;
      readonly chips: number;
      readonly score: readonly [number, number];
    }
  | { readonly kind: 'levels'; readonly side: Side; readonly board: number; readonly chips: number }
  /** No board alone is enough for `side`. */
  | { readonly kind: 'several'; readonly side: Side; readonly halves: number }
  /** All boards together are not enough: `side` leads by more than is left. */
  | { readonly kind: 'safe'; readonly side: Side; readonly halves: number; readonly chips: number };

/** Of one board alone. */
export type WhyBoard =
  | Extract<Why, { kind: 'turns' | 'levels' }>
  /** A win there changes the score, not who leads; or nobody leads yet. */
  | { readonly kind: 'pays'; readonly board: number; readonly chips: number; readonly isLevel: boolean }
  | { readonly kind: 'ended'; readonly board: number };

export interface Stand {
  readonly match: Pick<MatchView, 'status'>;
  readonly play: PlayView;
  readonly score: Pick<ScoreView, 'white' | 'black'>;
}

const leaderOf = (score: Stand['score']): Side | null =>
  SIDES.find((side) => score[side] > score[opponent(side)]) ?? null;

/** What a win on this board would mean to the side that is behind. */
const effectOf = (score: Stand['score'], leader: Side, { board, chips }: BusinessPlay['stakes'][number]) => {
  const side = opponent(leader);
  const after = score[side] + winPays(chips);
  if (after > score[leader]) return { kind: 'turns', side, board, chips, score: [after, score[leader]] } as const;
  return after === score[leader] ? ({ kind: 'levels', side, board, chips } as const) : null;
};

/** What matters most; null where nobody plays, or for nothing that can be counted. */
export const whyOf = (stand: Stand): Why | null => {
  const { match, score } = stand;
  const { stakes } = playOf(stand);
  const most = Math.max(0, ...stakes.map(({ chips }) => chips));
  if (match.status !== 'playing' || most === 0) return null;
  const best = stakes.filter(({ chips }) => chips === most);
  const leader = leaderOf(score);
  if (leader === null) return { kind: 'level', boards: best.map(({ board }) => board), of: stakes.length, chips: most };
  const [first] = best;
  const effect = first && effectOf(score, leader, first);
  if (effect) return effect;
  const side = opponent(leader);
  const halves = score[leader] - score[side];
  const chips = stakes.reduce((sum, stake) => sum + stake.chips, 0);
  return winPays(chips) < halves ? { kind: 'safe', side: leader, halves, chips } : { kind: 'several', side, halves };
};

/** The same of one board; null where whyOf is. */
export const whyOfBoard = (stand: Stand, board: number): WhyBoard | null => {
  if (whyOf(stand) === null) return null;
  const { score } = stand;
  const stake = playOf(stand).stakes.find((one) => one.board === board);
  if (stake === undefined) return { kind: 'ended', board };
  const leader = leaderOf(score);
  const effect = leader && effectOf(score, leader, stake);
  return effect ?? { kind: 'pays', board, chips: stake.chips, isLevel: leader === null };
};
