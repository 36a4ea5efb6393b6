import type { Side } from '@schemas/boards';

/** How many files and ranks a board has: no page assumes eight by eight. */
export interface BoardSize {
  readonly files: number;
  readonly ranks: number;
}

/** A board as it is drawn: its size, and the side that sits below. */
export interface Field extends BoardSize {
  readonly bottom: Side;
}

/** Is column and row of a square counted from the left top corner. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Is a point in units of a square, from the left top corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const A = 'a'.charCodeAt(0);

/** Names a file: "a" is column 0. */
export const fileLetter = (column: number): string => String.fromCharCode(A + column);

/** Finds column and row of "e2" on a board of `ranks` ranks, White below; null for what is no square name. */
export const cellOf = (square: string, ranks: number): Cell | null => {
  const [, letter, figures] = /^([a-z])(\d{1,2})$/.exec(square) ?? [];
  if (letter === undefined || figures === undefined) return null;
  return { column: letter.charCodeAt(0) - A, row: ranks - Number(figures) };
};

/** A cell of White's view as the side below sees it, and back: Black's board is turned by half a circle. */
const turned = ({ column, row }: Cell, { files, ranks, bottom }: Field): Cell =>
  bottom === 'white' ? { column, row } : { column: files - 1 - column, row: ranks - 1 - row };

const isOn = ({ column, row }: Cell, { files, ranks }: BoardSize): boolean =>
  column >= 0 && column < files && row >= 0 && row < ranks;

/** Where a square is drawn; null for what is no square of the board. */
export const cellOn = (square: string, field: Field): Cell | null => {
  const cell = cellOf(square, field.ranks);
  return cell !== null && isOn(cell, field) ? turned(cell, field) : null;
};

/** The middle of a square as it is drawn; null for what is no square of the board. */
export const centreOf = (square: string, field: Field): Point | null => {
  const cell = cellOn(square, field);
  return cell && { x: cell.column + 0.5, y: cell.row + 0.5 };
};

/** The square that is drawn at a point; null outside the board. */
export const squareAt = ({ x, y }: Point, field: Field): string | null => {
  const cell = { column: Math.floor(x), row: Math.floor(y) };
  if (!isOn(cell, field)) return null;
  const { column, row } = turned(cell, field);
  return `${fileLetter(column)}${field.ranks - row}`;
};

export interface BoardSquare extends Cell {
  /** "e4". */
  readonly square: string;
  /** Counted from 1. */
  readonly rank: number;
  readonly isDark: boolean;
}

/** Lists all squares of a board, a1 first, with White below; a1 is dark. */
export const squaresOf = ({ files, ranks }: BoardSize): readonly BoardSquare[] =>
  Array.from({ length: files * ranks }, (_, index) => {
    const [column, above] = [index % files, Math.floor(index / files)];
    const [square, row] = [`${fileLetter(column)}${above + 1}`, ranks - 1 - above];
    return { square, column, row, rank: above + 1, isDark: (column + above) % 2 === 0 };
  });

/** Draws the dark squares as one SVG path in units of a square; the left lower corner is dark, whoever sits there. */
export const darkSquaresPath = (size: BoardSize): string =>
  squaresOf(size)
    .filter(({ isDark }) => isDark)
    .map(({ column, row }) => `M${column} ${row}h1v1h-1z`)
    .join('');

/** Whole pixels of one square so that the board fits a square field of `size` pixels. */
export const squareSize = (size: number, files: number, ranks: number): number =>
  Math.floor(size / Math.max(files, ranks));
