import { isInCheck } from './attacks';
import { hasLegalMove } from './legal';
import type { Position } from './position';
import type { Rules } from './rules';

export const isCheckmate = (rules: Rules, position: Position): boolean =>
  isInCheck(rules, position, position.toMove) && !hasLegalMove(rules, position);

/** No legal move and no check, with what lies in the reserve now. */
export const isStalemate = (rules: Rules, position: Position): boolean =>
  !isInCheck(rules, position, position.toMove) && !hasLegalMove(rules, position);

/** The side to move with one of everything to drop. */
export const withFullReserve = ({ definition }: Rules, position: Position): Position => ({
  ...position,
  reserve: {
    ...position.reserve,
    [position.toMove]: Object.fromEntries(definition.reserve.map((type) => [type, 1])),
  },
});

/** S6 "mate on the board": in check, and with anything whatever to drop there would still be no legal move. */
export const isMateOnBoard = (rules: Rules, position: Position): boolean =>
  isInCheck(rules, position, position.toMove) && !hasLegalMove(rules, withFullReserve(rules, position));
