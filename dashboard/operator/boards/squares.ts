/** Side of one square in the drawing's own units; pieces are drawn in a box of this size. */
export const UNIT = 45;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const squareName = (file: number, rank: number): string => `${LETTERS[file] ?? ''}${rank + 1}`;

/** Left upper corner of a square in drawing units, White below. */
export const cornerOf = (square: string, ranks: number): { readonly x: number; readonly y: number } => ({
  x: LETTERS.indexOf(square.charAt(0)) * UNIT,
  y: (ranks - Number(square.slice(1))) * UNIT,
});

/** The square under a point in drawing units, null beside the board. */
export const squareUnder = (x: number, y: number, files: number, ranks: number): string | null => {
  const [file, rank] = [Math.floor(x / UNIT), ranks - 1 - Math.floor(y / UNIT)];
  return file < 0 || file >= files || rank < 0 || rank >= ranks ? null : squareName(file, rank);
};
