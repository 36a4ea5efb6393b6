import type { TurnMaking } from '../../../entry/turnMaking';
import { entryOf } from '../views/read';
import { boardModels, isInPlay, isSettled, nextToMove, type BoardModel } from './boardModel';
import { removeMove, setMove } from './editDraft';
import { branchingOf, joinItems, splitLine } from './items';
import { TURN_LINE } from './mergeLines';

/** Behind what a move is tried: a mother's and a daughter's stands with what makes them so; any other by itself. */
const triedBehind = (line: string, board: number): string => {
  const branching = branchingOf(line);
  const pair: readonly (number | null)[] = branching === null ? [] : [branching.mother, branching.daughter];
  if (!pair.includes(board)) return '';
  return joinItems(
    splitLine(line).filter((item) => item.kind === 'branch' || (item.kind === 'move' && pair.includes(item.board))),
  );
};

/** A turn of moves on several boards, and what is written beside them. */
export const TURN: TurnMaking<BoardModel> = {
  grammar: TURN_LINE,
  boards: ({ own, ...inputs }) => boardModels({ ...inputs, entry: entryOf({ entry: own }) }),
  isInPlay,
  isMovable: (board) => isInPlay(board) && !isSettled(board) && board.moves.length > 0,
  withMove: setMove,
  back: ({ line }, board) => removeMove(line, board),
  tried: (line, board, text) => setMove(triedBehind(line, board), board, text),
  next: nextToMove,
};
