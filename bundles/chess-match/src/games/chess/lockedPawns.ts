import { opponent, type Side } from '../common/sides';
import { kingOf } from './attacks';
import { pieceAt, type Position } from './position';
import type { Rules } from './rules';

/**
 * Squares that a piece of the side reaches in one step from one square of an empty board, or in steps that take alone.
 */
const around = (rules: Rules, side: Side, type: string, square: number, takes: boolean): readonly number[] =>
  (rules.paths[side][type]?.[square] ?? []).flatMap(({ squares: [first], does }) =>
    first === undefined || (type === rules.definition.pawn && (does === 'capture') !== takes) ? [] : [first],
  );

/** Whether a king, left alone, could ever take an enemy pawn: where it goes it must not be attacked by pawns. */
const canTake = (rules: Rules, { squares }: Position, side: Side, attacked: ReadonlySet<number>): boolean => {
  const reached = new Set([kingOf(rules, squares, side)]);
  for (const square of reached) {
    for (const to of around(rules, side, rules.definition.king, square, true)) {
      const piece = pieceAt(squares, to);
      const isPawn = piece?.type === rules.definition.pawn;
      if ((isPawn && piece.side === side) || attacked.has(to)) continue;
      if (isPawn) return true;
      reached.add(to);
    }
  }
  return false;
};

/**
 * Whether nothing but the kings can ever move and neither reaches a pawn: kings and pawns only, every pawn stopped by
 * another, none able to take, not in passing either. Then nobody can mate by any series of moves (FIDE 5.2.2, 6.9).
 */
export const isLocked = (rules: Rules, position: Position): boolean => {
  const { squares, enPassant } = position;
  const { pawn, king } = rules.definition;
  // A square is named where a pawn may take in passing alone: then a wall may open.
  if (enPassant !== null || squares.some((piece) => piece !== null && piece.type !== pawn && piece.type !== king))
    return false;
  const pawns = squares.flatMap((piece, square) => (piece?.type === pawn ? [{ side: piece.side, square }] : []));
  const isPawn = (square: number): boolean => pieceAt(squares, square)?.type === pawn;
  if (!pawns.every(({ side, square }) => around(rules, side, pawn, square, false).some(isPawn))) return false;
  const attackedBy = (side: Side): ReadonlySet<number> =>
    new Set(pawns.filter((each) => each.side === side).flatMap((each) => around(rules, side, pawn, each.square, true)));
  const by = { white: attackedBy('white'), black: attackedBy('black') };
  if (pawns.some(({ side, square }) => by[opponent(side)].has(square))) return false;
  return !canTake(rules, position, 'white', by.black) && !canTake(rules, position, 'black', by.white);
};
