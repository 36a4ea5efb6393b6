import { letterOf } from './letters';
import type { Position } from './position';
import type { Rules } from './rules';

/** Pieces by square: "wN", as views write them. */
export const placementOn = ({ names }: Rules, { squares }: Position): Record<string, string> =>
  Object.fromEntries(
    squares.flatMap((piece, square) =>
      piece === null
        ? []
        : [[names[square] ?? '', `${piece.side === 'white' ? 'w' : 'b'}${letterOf(piece.type, 'white')}`]],
    ),
  );
