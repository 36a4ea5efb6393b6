import type { BoardView, MatchView } from 'chess-match/client';
import { inHallOrder } from 'chess-match/client/view';

type Moment = Pick<MatchView, 'status' | 'ply'>;

/**
 * The boards on air, in hall order: the live ones, and those that ended by the latest turn, which show their result
 * until the next one. When the match is over the boards that ended last stay.
 */
export const visibleBoards = (match: Moment, boards: readonly BoardView[]): readonly BoardView[] => {
  const endPlies = boards.flatMap(({ result }) => (result ? [result.ply] : []));
  const shownPly = match.status === 'over' ? Math.max(...endPlies) : match.ply;
  return inHallOrder(
    boards.filter(({ status, result }) => status === 'live' || (status === 'ended' && result?.ply === shownPly)),
  );
};
