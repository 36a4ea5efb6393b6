import type { AirView, MatchView } from 'chess-match/client';

/**
 * After a return game was made the result on air tells of the first one, until it is taken anew or the return game has
 * a result.
 */
export const untilNextEnds = <P extends { readonly match: MatchView; readonly air: Pick<AirView, 'ended'> }>(
  picture: P,
): P => {
  const { match, air } = picture;
  const { ended } = air;
  if (ended === null || ended.next !== match.matchId || match.status === 'over') return picture;
  return { ...picture, ...ended.views };
};
