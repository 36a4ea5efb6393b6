import type { Side } from 'chess-match/client';

/** Column and row of a square counted from the top left corner, White's side at the bottom unless said otherwise. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** "e2" on a board of `ranks` ranks; null for what is no square name. */
export const cellOf = (square: string, ranks: number): Cell | null => {
  const match = /^([a-z])(\d{1,2})$/.exec(square);
  if (!match) return null;
  const [, file = '', rank = ''] = match;
  return { column: file.charCodeAt(0) - 'a'.charCodeAt(0), row: ranks - Number(rank) };
};

/** The same square as seen from a side: White's cells stand as they are, Black's board is turned by half a circle. */
export const seenFrom = (
  { column, row }: Cell,
  side: Side,
  { files, ranks }: { readonly files: number; readonly ranks: number },
): Cell => (side === 'white' ? { column, row } : { column: files - 1 - column, row: ranks - 1 - row });

/** The dark squares as one SVG path in units of a square; the bottom left corner is dark. */
export const darkSquaresPath = (files: number, ranks: number): string => {
  const parts: string[] = [];
  for (let row = 0; row < ranks; row += 1)
    for (let column = 0; column < files; column += 1)
      if ((column + ranks - 1 - row) % 2 === 0) parts.push(`M${column} ${row}h1v1h-1z`);
  return parts.join('');
};

/** Whole pixels of one square so that the board fits a square field of `size` pixels. */
export const squareSize = (size: number, files: number, ranks: number): number =>
  Math.floor(size / Math.max(files, ranks));
