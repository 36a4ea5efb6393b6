import { opponent } from '../common/sides';
import { isAttacked, kingOf } from './attacks';
import type { PieceType } from './definition';
import { withPiece } from './place';
import { inReserve, type Position } from './position';
import type { Rules } from './rules';
import { ownRank, rankOf } from './squares';

/** A pawn does not come in on the first or the last rank (S3). */
export const mayStand = ({ definition }: Rules, { toMove }: Position, type: PieceType, square: number): boolean => {
  if (type !== definition.pawn) return true;
  const rank = ownRank(definition, toMove, rankOf(definition, square));
  return rank > 0 && rank < definition.ranks - 1;
};

/** Types in the reserve of the side to move, in the order of the definition. */
export const typesInReserve = ({ definition }: Rules, position: Position): readonly PieceType[] =>
  definition.reserve.filter((type) => inReserve(position, position.toMove, type) > 0);

/** Empty squares where a piece would not leave the own king in check: all of them if it is in none. */
const usefulSquares = (rules: Rules, { squares, toMove }: Position): number[] => {
  const empty = squares.flatMap((piece, square) => (piece === null ? [square] : []));
  const king = kingOf(rules, squares, toMove);
  const foe = opponent(toMove);
  if (king < 0 || !isAttacked(rules, squares, king, foe)) return empty;
  // Which piece it is makes no difference to the king behind it.
  const shield = { type: rules.definition.pawn, side: toMove, promoted: false };
  return empty.filter(
    (square) =>
      rules.aligned[king]?.has(square) === true && !isAttacked(rules, withPiece(squares, square, shield), king, foe),
  );
};

export interface DropTaken {
  readonly piece: PieceType;
  readonly to: number;
}

/** Every legal drop of the side to move. */
export const dropsOf = (rules: Rules, position: Position): DropTaken[] => {
  const types = typesInReserve(rules, position);
  if (types.length === 0) return [];
  const squares = usefulSquares(rules, position);
  return types.flatMap((piece) =>
    squares.filter((to) => mayStand(rules, position, piece, to)).map((to) => ({ piece, to })),
  );
};

export const countDrops = (rules: Rules, position: Position): number => {
  const types = typesInReserve(rules, position);
  if (types.length === 0) return 0;
  const squares = usefulSquares(rules, position);
  const count = (type: PieceType): number =>
    type === rules.definition.pawn
      ? squares.filter((square) => mayStand(rules, position, type, square)).length
      : squares.length;
  return types.reduce((sum, type) => sum + count(type), 0);
};
