import type { Replicants } from 'chess-match/client';
import type { OperatorSnapshot } from './snapshot';

type Moves = Replicants['moves']['boards'];
type Boards = Pick<OperatorSnapshot, 'board1' | 'board2' | 'board3' | 'board4' | 'board5'>;

const NONE: Moves = {};

const areSame = (some: Boards, others: Boards): boolean =>
  some.board1 === others.board1 &&
  some.board2 === others.board2 &&
  some.board3 === others.board3 &&
  some.board4 === others.board4 &&
  some.board5 === others.board5;

/**
 * Which legal moves belong to the boards shown: they are worked out after those. While a version has none yet, those of the version
 * before stay as long as every board is the same object, as when a clock was started; on other boards nothing is offered.
 */
export const createMovesShown = () => {
  let latest: Replicants['moves'] | null = null;
  let snapshot: OperatorSnapshot | null = null;
  let known: { readonly boards: Boards; readonly moves: Moves } | null = null;
  const shown = (): Moves => {
    if (snapshot === null) return NONE;
    if (latest?.version === snapshot.match.version) known = { boards: snapshot, moves: latest.boards };
    return known !== null && areSame(known.boards, snapshot) ? known.moves : NONE;
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
