import type { Squares } from '../../chess/position';
import type { Side } from '../../common/sides';
import { isAttacked } from '../rules/pieces';
import type { Agreed } from '../rules/setting';

/** A piece that goes nowhere and stands in the way all the same. */
const BLIND = '';

/** Squares from which pieces of a side attack a square: each is looked at as if the others of its side went nowhere. */
export const attackersOf = (agreed: Agreed, squares: Squares, square: number, by: Side): readonly number[] =>
  squares.flatMap((piece, from) => {
    if (piece === null || piece.side !== by || from === square) return [];
    const alone = squares.map((each, at) =>
      each === null || each.side !== by || at === from ? each : { ...each, type: BLIND },
    );
    return isAttacked(agreed, alone, square, by) ? [from] : [];
  });
