import type { MoveMark, Placement, Side } from '@schemas/boards';
import type { Held } from '../view';
import { originOf, type LegalMove } from '../view/turn/legalMoves';
import { usePicking } from './usePicking';

/** A board as it is drafted on. */
interface DraftedBoard {
  readonly files: number;
  readonly ranks: number;
  /** Legal moves of the board as the turn found it. */
  readonly moves: readonly LegalMove[];
  readonly before: { readonly pieces: Placement };
  readonly after: { readonly lastMoves: readonly MoveMark[] };
  /** "moved": the draft has a move on it. */
  readonly state: string | null;
}

interface TurnPickingParts {
  readonly model: DraftedBoard;
  readonly bottom: Side;
  readonly isEnabled: boolean;
  readonly onMove: (san: string) => void;
  /** Something was put where it may not go. */
  readonly onRefused?: ((held: Held, to: string) => void) | undefined;
}

/** The pieces of a board of the turn that is being made: with one in hand the board stands as before the draft. */
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
  /** The piece in hand, "wN". */
  const heldCode = picked === null ? null : (before.pieces[picked] ?? null);
  return { field, picking, heldCode };
};
