import type { Position } from '../../chess/position';
import { TABLES } from '../rules/board';
import { NAME_BY_LETTER } from '../words/pieces';

export const PIECE_NAMES: readonly string[] = Object.values(NAME_BY_LETTER);

export const pieceName = (type: string): string => NAME_BY_LETTER[type] ?? type;

/** Pieces by square: "wHetman". */
export const placement = ({ squares }: Position): Record<string, string> =>
  Object.fromEntries(
    squares.flatMap((piece, square) =>
      piece === null
        ? []
        : [[TABLES.names[square] ?? '', `${piece.side === 'white' ? 'w' : 'b'}${pieceName(piece.type)}`]],
    ),
  );

/** The same with letters in the place of names, "wG", as FEN has them; a piece of another game keeps its own. */
export const byLetters = (pieces: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pieces).map(([square, code]) => {
      const type = Object.keys(NAME_BY_LETTER).find((letter) => NAME_BY_LETTER[letter] === code.slice(1));
      return [square, type === undefined ? code : `${code.slice(0, 1)}${type.toUpperCase()}`];
    }),
  );
