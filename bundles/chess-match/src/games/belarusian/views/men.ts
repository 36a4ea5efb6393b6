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

export const MAN_NAMES: readonly string[] = Object.values(MEN);

export const manName = (type: string): string => MEN[type] ?? type;

/** Men by square: "wHetman". */
export const placement = ({ squares }: Position): Record<string, string> =>
  Object.fromEntries(
    squares.flatMap((man, square) =>
      man === null ? [] : [[TABLES.names[square] ?? '', `${man.side === 'white' ? 'w' : 'b'}${manName(man.type)}`]],
    ),
  );

/** The same with letters in the place of names, "wG", as FEN has them; a man of another game keeps its own. */
export const byLetters = (pieces: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pieces).map(([square, code]) => {
      const type = Object.keys(MEN).find((letter) => MEN[letter] === code.slice(1));
      return [square, type === undefined ? code : `${code.slice(0, 1)}${type.toUpperCase()}`];
    }),
  );
