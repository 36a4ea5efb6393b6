import type { MatchView, PeopleView, PlayView, ScoreView, Side } from 'chess-match/client';
import { playOf } from 'chess-match/games/business';
import { SIDES } from 'chess-match/client/view';
import { entryKey } from './story';

export const RESULT_REPLICANTS = ['score', 'play', 'people', 'air'] as const;

/** What the graphic shows of one version of the match. */
export interface ResultPicture {
  readonly match: MatchView;
  readonly play: PlayView;
  readonly score: ScoreView;
  readonly people: PeopleView;
}

/** Chips on the live boards: what can still be won. Nothing in a game without chips, or when it is over. */
export const atStakeIn = (picture: Pick<ResultPicture, 'match' | 'play'>): number =>
  picture.match.status === 'playing' ? playOf(picture).stakes.reduce((total, { chips }) => total + chips, 0) : 0;

/** A side's points change; the story goes on with these entries. */
export type ResultStep =
  { readonly kind: 'score'; readonly side: Side } | { readonly kind: 'told'; readonly keys: readonly string[] };

type Scored = Pick<ResultPicture, 'score'>;

/** Everything that differs between two pictures, as steps. */
export const planResult = (previous: Scored, current: Scored): readonly ResultStep[] => {
  const known = new Set(previous.score.ledger.map(entryKey));
  const keys = current.score.ledger.map(entryKey).filter((key) => !known.has(key));
  const scores = SIDES.filter((side) => previous.score[side] !== current.score[side]);
  return [
    ...scores.map((side) => ({ kind: 'score', side }) as const),
    ...(keys.length > 0 ? [{ kind: 'told', keys } as const] : []),
  ];
};
