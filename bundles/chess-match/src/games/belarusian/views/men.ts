import type { Position } from '../../chess/position';
import { TABLES } from '../rules/board';

/** What men are called in views and by those who draw them: no other game has these. */
const MEN: Readonly<Record<string, string>> = {
  a: 'Kniaz',
  k: 'Kniazhych',
  g: 'Hetman',
  l: 'Ladya',
  m: 'Pushka',
  v: 'Vsadnik',
  r: 'Ratnik',
};

export const manName = (type: string): string => MEN[type] ?? type;

/** Men by square: "wHetman". */
export const placement = ({ squares }: Position): Record<string, string> =>
  Object.fromEntries(
    squares.flatMap((man, square) =>
      man === null ? [] : [[TABLES.names[square] ?? '', `${man.side === 'white' ? 'w' : 'b'}${manName(man.type)}`]],
    ),
  );
