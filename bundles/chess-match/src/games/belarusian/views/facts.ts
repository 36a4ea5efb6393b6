import { SIDES, type BySide, type Side } from '../../common/sides';
import type { Position, Squares } from '../../chess/position';
import type { BelarusianPlay } from '@schemas/play';
import { TABLES, THRONE } from '../rules/board';
import { hasHeir, holdsThrone, isInRokosh } from '../rules/pieces';
import type { Agreed } from '../rules/setting';
import { promotionsOf } from '../rules/steps';
import { mustInaugurate } from '../rules/turn';
import { attackersOf } from './attackers';
import { pieceName } from './pieces';

/** What of a position is worth telling in this game alone. */
export type Facts = Pick<BelarusianPlay, 'throne' | 'heirs' | 'inauguration' | 'promotions'>;

const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ white: of('white'), black: of('black') });

const throneOf = (agreed: Agreed, squares: Squares): Facts['throne'] => {
  const holder = SIDES.find((side) => holdsThrone(squares, side)) ?? null;
  return {
    holder,
    rokosh: holder !== null && isInRokosh(agreed, squares, holder),
    attackers: bySide((side) => attackersOf(agreed, squares, THRONE, side).map((square) => TABLES.names[square] ?? '')),
  };
};

/** @param isOver nothing is due any more */
export const factsOf = (agreed: Agreed, position: Position, isOver: boolean): Facts => ({
  throne: throneOf(agreed, position.squares),
  heirs: bySide((side) => hasHeir(agreed, position.squares, side)),
  inauguration: !isOver && mustInaugurate(position) ? position.toMove : null,
  promotions: bySide((side) => promotionsOf(position.squares, side).map(pieceName)),
});
