import type { Replicants } from 'chess-match/client';
import type { OperatorSnapshot } from './snapshot';

type Moves = Replicants['moves']['boards'];

const NONE: Moves = {};

/**
 * Which legal moves belong to the boards shown: they are worked out after those. While a version has none yet, those of
 * the version before stay as long as the boards are the same object, as when a clock was started; on other boards
 * nothing is offered.
 */
export const createMovesShown = () => {
  let latest: Replicants['moves'] | null = null;
  let snapshot: OperatorSnapshot | null = null;
  let known: { readonly boards: OperatorSnapshot['boards']; readonly moves: Moves } | null = null;
  const shown = (): Moves => {
    if (snapshot === null) return NONE;
    if (latest?.version === snapshot.match.version) known = { boards: snapshot.boards, moves: latest.boards };
    return known !== null && known.boards === snapshot.boards ? known.moves : NONE;
  };
  return {
    seeSnapshot: (next: OperatorSnapshot): Moves => {
      snapshot = next;
      return shown();
    },
    seeMoves: (next: Replicants['moves']): Moves => {
      latest = next;
      return shown();
    },
  };
};
