import type { Side } from '../games/common/sides';
import type { BoardModel } from '../view/turn/boardModel';
import type { Held } from '../view';
import { originOf } from '../view/turn/legalMoves';
import { usePicking } from './usePicking';

interface TurnPickingParts {
  readonly model: BoardModel;
  readonly bottom: Side;
  readonly isEnabled: boolean;
  readonly onMove: (san: string) => void;
  /** Something was put where it may not go. */
  readonly onRefused?: ((held: Held, to: string) => void) | undefined;
}

/** The men of a board of the turn that is being made: with one in hand the board stands as before the draft. */
export const useTurnPicking = ({ model, bottom, isEnabled, onMove, onRefused }: TurnPickingParts) => {
  const { files, ranks, moves, before, after, state } = model;
  const field = { files, ranks, bottom };
  const drafted = state === 'moved' ? after.lastMoves : [];
  const picking = usePicking({
    movesOf: () => moves,
    field,
    isEnabled,
    originAt: (square, isHolding) => originOf(moves, isHolding ? [] : drafted, square),
    onMove: ({ san }) => onMove(san),
    onRefused,
  });
  const { picked } = picking;
  /** The man in hand, "wN". */
  const heldCode = picked === null ? null : (before.pieces[picked] ?? null);
  return { field, picking, heldCode };
};
