import type { Side } from '../games/common/sides';
import type { BoardModel } from '../view/turn/boardModel';
import { originOf } from '../view/turn/legalMoves';
import { usePicking } from './usePicking';

interface TurnPickingParts {
  readonly model: BoardModel;
  readonly bottom: Side;
  readonly isEnabled: boolean;
  readonly onMove: (san: string) => void;
}

/** The men of a board of the turn that is being made: with one in hand the board stands as before the draft. */
export const useTurnPicking = ({ model, bottom, isEnabled, onMove }: TurnPickingParts) => {
  const { files, ranks, moves, before, after, state } = model;
  const field = { files, ranks, bottom };
  const drafted = state === 'moved' ? after.lastMoves : [];
  const picking = usePicking({
    movesOf: () => moves,
    field,
    isEnabled,
    originAt: (square, isHolding) => originOf(moves, isHolding ? [] : drafted, square),
    onMove: ({ san }) => onMove(san),
  });
  const { picked } = picking;
  /** The man in hand, "wN". */
  const heldCode = picked === null ? null : (before.pieces[picked] ?? null);
  return { field, picking, heldCode };
};
