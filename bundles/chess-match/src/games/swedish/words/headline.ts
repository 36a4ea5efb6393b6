import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import type { ScoreView } from '@schemas/score';
import type { Side } from '../../common/sides';
import { diagonalLeads } from './diagonal';

/** How the match stands, for somebody who has just switched on. Teams are named by their colour on board A. */
export type Headline =
  | { readonly kind: 'won'; readonly team: Side }
  | { readonly kind: 'drawn' }
  /** Broken off: nobody has a point. */
  | { readonly kind: 'aborted' }
  /** More time than the player of the same colour on the other board, in both pairs. */
  | { readonly kind: 'ahead'; readonly team: Side }
  /** In one pair; in the other nobody by so much that it shows. */
  | { readonly kind: 'one'; readonly team: Side }
  /** Each team in one pair. */
  | { readonly kind: 'divided' }
  /** Nobody by so much that it shows. */
  | { readonly kind: 'level' };

/** A lead of less does not show on clocks of whole seconds. */
const LEAST_MS = 1000;

/** Null where no match is open. */
export const headlineOf = (
  match: Pick<MatchView, 'seats' | 'status'>,
  score: Pick<ScoreView, 'white' | 'black'>,
  clocks: Pick<ClocksView, 'clocks'>,
  nowMs: number,
): Headline | null => {
  if (match.status === 'over') {
    if (score.white === score.black) return { kind: score.white === 0 ? 'aborted' : 'drawn' };
    return { kind: 'won', team: score.white > score.black ? 'white' : 'black' };
  }
  if (match.status === 'none') return null;
  const teams = diagonalLeads(match, clocks, nowMs).flatMap(({ team, byMs }) =>
    byMs >= LEAST_MS && team ? [team] : [],
  );
  const [first, second] = teams;
  if (first === undefined) return { kind: 'level' };
  if (second === undefined) return { kind: 'one', team: first };
  return first === second ? { kind: 'ahead', team: first } : { kind: 'divided' };
};
