import { pieceAt, type Position } from '../../chess/position';
import type { StepTaken } from '../../chess/steps';
import { opponent } from '../../common/sides';
import { HOMES } from './board';
import { isAttacked } from './pieces';
import type { Agreed } from './setting';

/** L6 so many squares the kniaz goes. */
export const FAR = [2, 3] as const;

/** L6 castlings of the side to move: nothing stands between kniaz and ladya, and none of those squares is attacked. */
export const castlingsOf = (agreed: Agreed, { squares, toMove, castling }: Position): StepTaken[] => {
  if (castling[toMove].length === 0) return [];
  const foe = opponent(toMove);
  return HOMES[toMove].flatMap((way) => {
    const isFree = way.between.every(
      (square) => pieceAt(squares, square) === null && !isAttacked(agreed, squares, square, foe),
    );
    if (!isFree || !castling[toMove].includes(way.castling.wing)) return [];
    const ahead = Math.sign(way.rook - way.king);
    return FAR.map((far): StepTaken => {
      const [kingTo, rookTo] = [way.king + far * ahead, way.king + (far - 1) * ahead];
      const from = way.king;
      return { from, to: kingTo, promotion: null, captured: -1, castling: { ...way, kingTo, rookTo } };
    });
  });
};
