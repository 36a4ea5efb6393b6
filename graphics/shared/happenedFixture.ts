import type { BoardView, MatchView, TreeView } from 'chess-match/client/contract';
import { latestIn } from './latestFixture';
import { sideOf, turnOf } from './turnFixture';

/** What happened after the latest change in a tree, as the game's own view would tell it. */
export const happenedIn = (tree: TreeView, boards: readonly BoardView[]): MatchView['happened'] => {
  const live = boards.filter(({ status }) => status === 'live');
  if (tree.ply === 0 || live.length === 0 || latestIn(tree)?.ply === tree.ply) return null;
  const offered = live.filter((view) => view.offered !== null);
  return {
    kind: offered.length > 0 ? 'offer' : 'turn',
    turn: turnOf(tree.ply),
    side: sideOf(tree.ply),
    boards: (offered.length > 0 ? offered : live).map(({ board }) => board),
    moves: live.flatMap(({ board, lastMoves }) => lastMoves.slice(-1).map(({ san }) => ({ board, san }))),
  };
};
