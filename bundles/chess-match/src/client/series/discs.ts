import type { Point } from '../../view';

/** Radius of a number's disc, and how far its middle is from the edges of the square, in units of the type. */
export const DISC = 0.56;
const INSET = 0.62;
/** Half as wide where the number has two figures. */
export const WIDE_DISC = 0.76;

/**
 * Where the disc of a move stands, in squares: in the right upper corner of its square, the next of the same square
 * beside it, and in rows below as soon as a row is full.
 * @param before how many stand there already
 * @param type size of the figures, in squares
 */
export const discAt = ({ x, y }: Point, before: number, type: number): Point => {
  const corner = 0.5 - INSET * type;
  const step = 2 * DISC * type;
  const inRow = 1 + Math.floor((0.5 + corner - DISC * type) / step);
  return { x: x + corner - (before % inRow) * step, y: y - corner + Math.floor(before / inRow) * step };
};
