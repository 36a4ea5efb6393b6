import type { Point } from '../../view';

/** Where files and ranks are named, in squares. */
export interface CoordinatePlaces {
  /** Room for them left of the board and below it. */
  readonly margin: number;
  /** From the left upper corner of each square at the left edge. */
  readonly rank: Point;
  /** From the left lower corner of each square at the lower edge. */
  readonly file: Point;
}

/** How a page draws its boards, colours apart; radii in squares. */
export interface BoardLook {
  readonly coordinates: CoordinatePlaces | null;
  readonly check: number;
  readonly target: number;
  readonly capture: number;
  /** Each square is an element with its name, to be found by it. */
  readonly namesSquares: boolean;
}

/** Has letters and figures in the corners of the squares; nothing is looked for by a square. */
export const PLAIN_LOOK: BoardLook = {
  coordinates: { margin: 0, rank: { x: 0.06, y: 0.24 }, file: { x: 0.93, y: -0.07 } },
  check: 0.46,
  target: 0.16,
  capture: 0.43,
  namesSquares: false,
};
