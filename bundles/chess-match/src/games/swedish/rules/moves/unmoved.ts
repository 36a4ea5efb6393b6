import { SIDES, type Side } from '../../../common/sides';
import { pieceAt, type Position } from '../../../chess/position';
import type { Rules } from '../../../chess/rules';

/**
 * A FEN says nothing of a king without rights that has not moved: if it stands at home still, it has not (S5).
 * @param before what stood there
 */
export const withUnmoved = (rules: Rules, before: Position, read: Position): Position => {
  const isHome = (side: Side): boolean =>
    rules.castlings[side].every(({ king }) => {
      const piece = pieceAt(read.squares, king);
      return piece?.type === rules.definition.king && piece.side === side;
    });
  const [white, black] = SIDES.map((side) => read.kingUnmoved[side] || (before.kingUnmoved[side] && isHome(side)));
  return { ...read, kingUnmoved: { white: white === true, black: black === true } };
};
