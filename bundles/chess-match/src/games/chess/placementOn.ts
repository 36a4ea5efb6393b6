import { letterOf } from './letters';
import type { Position } from './position';
import type { Rules } from './rules';

/** Men by square: "wN", as views write them. */
export const placementOn = ({ names }: Rules, { squares }: Position): Record<string, string> =>
  Object.fromEntries(
    squares.flatMap((man, square) =>
      man === null ? [] : [[names[square] ?? '', `${man.side === 'white' ? 'w' : 'b'}${letterOf(man.type, 'white')}`]],
    ),
  );
