import { opponent, type Side } from '../common/sides';
import { manAt, type Position, type Squares } from './position';
import type { Rules } from './rules';

/** Whether a man of `by` could capture on the square, its own king's safety aside. */
export const isAttacked = (rules: Rules, squares: Squares, square: number, by: Side): boolean => {
  for (const line of rules.lines[by][square] ?? []) {
    let distance = 0;
    for (const from of line.squares) {
      distance += 1;
      const man = manAt(squares, from);
      if (man === null) continue;
      if (man.side === by && (line.reach[man.type] ?? 0) >= distance) return true;
      break;
    }
  }
  return false;
};

/** Where the side's royal man stands; -1 where it has none. */
export const kingOf = ({ definition }: Rules, squares: Squares, side: Side): number =>
  squares.findIndex((man) => man !== null && man.type === definition.royal && man.side === side);

export const isInCheck = (rules: Rules, { squares }: Position, side: Side): boolean => {
  const king = kingOf(rules, squares, side);
  return king >= 0 && isAttacked(rules, squares, king, opponent(side));
};

/** The square of the king in check, by name, or null. */
export const checkOf = (rules: Rules, position: Position): string | null =>
  isInCheck(rules, position, position.toMove)
    ? (rules.names[kingOf(rules, position.squares, position.toMove)] ?? null)
    : null;
