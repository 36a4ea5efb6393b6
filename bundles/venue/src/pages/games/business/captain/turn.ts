import {
  boardModels,
  entryOf,
  isInPlay,
  isSettled,
  nextToMove,
  setMove,
  TURN_LINE,
  type BoardModel,
} from 'chess-match/games/business';
import type { TurnMaking } from '../../../captain/turnMaking';

/** A turn of moves on several boards, and what is written beside them. */
export const TURN: TurnMaking<BoardModel> = {
  grammar: TURN_LINE,
  boards: ({ own, ...inputs }) => boardModels({ ...inputs, entry: entryOf({ entry: own }) }),
  isInPlay,
  isMovable: (board) => isInPlay(board) && !isSettled(board) && board.moves.length > 0,
  withMove: setMove,
  tried: (_line, board, text) => setMove('', board, text),
  next: nextToMove,
};
