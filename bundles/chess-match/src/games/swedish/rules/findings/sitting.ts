import type { PieceType } from '../../../chess/definition';
import { withReserve } from '../../../chess/position';
import { inCheck, movesNow } from '../moves/legal';
import { rulesOf } from '../moves/rulesOf';
import type { BoardId, Seat } from '../seats';
import { seatToMove, type State } from '../state';

/** A player who can do nothing until the partner gives something (S6, S12). */
export interface Sitting extends Seat {
  readonly inCheck: boolean;
  /** Each of these, given now, would be a move. */
  readonly waitsFor: readonly PieceType[];
}

/** Types that, added to the reserve of the side to move, give it a legal move. */
const helpful = ({ settings, boards }: State, board: BoardId): readonly PieceType[] => {
  const { position } = boards[board];
  return rulesOf(settings).definition.reserve.filter(
    (type) => movesNow(settings, withReserve(position, position.toMove, type, 1)).length > 0,
  );
};

/** Who must sit on a board; null for a player who has a move, or whose match is over. */
export const sitting = (state: State, board: BoardId): Sitting | null => {
  const { position } = state.boards[board];
  if (state.end !== null || movesNow(state.settings, position).length > 0) return null;
  return {
    ...seatToMove(state, board),
    inCheck: inCheck(state.settings, position),
    waitsFor: helpful(state, board),
  };
};
