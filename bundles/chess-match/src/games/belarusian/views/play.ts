import type { BelarusianPlay } from '@schemas/play';
import { opponent, SIDES, type BySide, type Side } from '../../common/sides';
import { TABLES, THRONE } from '../rules/board';
import { hasHeir, holdsThrone, isInRokosh } from '../rules/men';
import { promotionsOf } from '../rules/steps';
import type { State } from '../rules/state';
import { mustInaugurate } from '../rules/turn';
import { attackersOf } from './attackers';
import { manName } from './men';

const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ white: of('white'), black: of('black') });

const throneOf = ({ settings, position: { squares } }: State): BelarusianPlay['throne'] => {
  const holder = SIDES.find((side) => holdsThrone(squares, side)) ?? null;
  return {
    holder,
    rokosh: holder !== null && isInRokosh(settings, squares, holder),
    attackers: bySide((side) =>
      attackersOf(settings, squares, THRONE, side).map((square) => TABLES.names[square] ?? ''),
    ),
  };
};

/** What is worth showing of Belarusian chess alone. */
export const play = (state: State): BelarusianPlay => {
  const { settings, position, turns, end, offers } = state;
  const isDue = end === null && mustInaugurate(position);
  return {
    game: 'belarusian',
    rules: settings.rules,
    throne: throneOf(state),
    heirs: bySide((side) => hasHeir(settings, position.squares, side)),
    inauguration: isDue ? position.toMove : null,
    promotions: bySide((side) => promotionsOf(position.squares, side).map(manName)),
    called: { side: turns.length === 0 ? null : opponent(position.toMove), calls: [...(turns.at(-1)?.calls ?? [])] },
    offers: [...offers],
    end: end === null ? null : { ...end },
  };
};
