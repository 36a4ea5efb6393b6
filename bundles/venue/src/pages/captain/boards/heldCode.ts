import type { Picking, PickableMove } from 'chess-match/client/drawing';

/** The piece in the hand, "wN", from the board or from the reserve of a side; null: the hand is empty. */
export const heldCode = (
  held: Picking<PickableMove>['held'],
  side: 'white' | 'black',
  pieces: Readonly<Record<string, string>>,
): string | null => {
  if (held === null) return null;
  return 'piece' in held ? `${side === 'white' ? 'w' : 'b'}${held.piece}` : (pieces[held.from] ?? null);
};
