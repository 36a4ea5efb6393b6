import { isInCheck } from '../../../chess/attacks';
import { play } from '../../../chess/play';
import type { Move, Position } from '../../../chess/position';
import { isMated, movesNow } from '../moves/legal';
import { rulesOf } from '../moves/rulesOf';
import type { BoardId, Seat } from '../seats';
import type { Settings } from '../settings';
import { seatToMove, type State } from '../state';

/** A move of the side to move that mates at once, or null. */
export const matingMove = (settings: Settings, position: Position): Move | null => {
  const rules = rulesOf(settings);
  const mates = (move: Move): boolean => {
    const after = play(rules, position, move).position;
    return isInCheck(rules, after, after.toMove) && isMated(settings, after);
  };
  return movesNow(settings, position).find(mates) ?? null;
};

/** S12: mate follows any move the player could make now, so that only sitting is left. */
export const waiting = (state: State, board: BoardId): Seat | null => {
  const { settings, boards, end } = state;
  const { position } = boards[board];
  if (end !== null) return null;
  const moves = movesNow(settings, position);
  const loses = (move: Move): boolean => {
    const after = play(rulesOf(settings), position, move).position;
    return !isMated(settings, after) && matingMove(settings, after) !== null;
  };
  return moves.length > 0 && moves.every(loses) ? seatToMove(state, board) : null;
};
