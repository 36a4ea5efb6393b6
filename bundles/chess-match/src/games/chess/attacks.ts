import { opponent, type Side } from '../common/sides';
import { pieceAt, type Position, type Squares } from './position';
import type { Rules } from './rules';

/** Whether a piece of `by` could capture on the square, its own king's safety aside. */
export const isAttacked = (rules: Rules, squares: Squares, square: number, by: Side): boolean => {
  for (const line of rules.lines[by][square] ?? []) {
    let distance = 0;
    for (const from of line.squares) {
      distance += 1;
      const piece = pieceAt(squares, from);
      if (piece === null) continue;
      if (piece.side === by && (line.reach[piece.type] ?? 0) >= distance) return true;
      break;
    }
  }
  return false;
};

/** Where the side's royal piece stands; -1 where it has none. */
export const kingOf = ({ definition }: Rules, squares: Squares, side: Side): number =>
  squares.findIndex((piece) => piece !== null && piece.type === definition.royal && piece.side === side);

export const isInCheck = (rules: Rules, { squares }: Position, side: Side): boolean => {
  const king = kingOf(rules, squares, side);
  return king >= 0 && isAttacked(rules, squares, king, opponent(side));
};

/** The square of the king in check, by name, or null. */
export const checkOf = (rules: Rules, position: Position): string | null =>
  isInCheck(rules, position, position.toMove)
    ? (rules.names[kingOf(rules, position.squares, position.toMove)] ?? null)
    : null;
