import { useReplicant, type MatchView, type Side } from 'chess-match/client';
import { ownPeople, playerAt } from 'chess-match/client/view';

/** Names who sits at a board for a team of this match; empty where nobody of that team was entered. */
export const usePlayerAt = (
  match: Pick<MatchView, 'demo' | 'teams'> | undefined,
): ((team: Side, board: number) => string) => {
  const people = useReplicant('people');
  const own = people === undefined || match === undefined ? undefined : ownPeople(people, match);
  return (team, board) => playerAt(own, team, board);
};
