import type { TurnMaking } from '../../../entry/turnMaking';
import { entryOf } from '../views/read';
import { boardModels, isInPlay, isSettled, nextToMove, type BoardModel } from './boardModel';
import { removeMove, setMove } from './editDraft';
import { TURN_LINE } from './mergeLines';

/** A turn of moves on several boards, and what is written beside them. */
export const TURN: TurnMaking<BoardModel> = {
  grammar: TURN_LINE,
  boards: ({ own, ...inputs }) => boardModels({ ...inputs, entry: entryOf({ entry: own }) }),
  isInPlay,
  isMovable: (board) => isInPlay(board) && !isSettled(board) && board.moves.length > 0,
  withMove: setMove,
  back: ({ line }, board) => removeMove(line, board),
  tried: (_line, board, text) => setMove('', board, text),
  next: nextToMove,
};
