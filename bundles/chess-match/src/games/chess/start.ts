import { pieceOf } from './letters';
import type { Position } from './position';
import type { Rules } from './rules';

/** The position a game begins with: every piece at home, nothing in the reserves. */
export const startPosition = ({ definition }: Rules): Position => {
  const rows = definition.start.map((row) => [...row.padEnd(definition.files)].map(pieceOf));
  const wings = definition.castlings.map(({ wing }) => wing);
  return {
    squares: rows.flat(),
    toMove: 'white',
    castling: { white: wings, black: wings },
    kingUnmoved: { white: wings.length > 0, black: wings.length > 0 },
    enPassant: null,
    reserve: { white: {}, black: {} },
    halfMoves: 0,
    moveNumber: 1,
  };
};
