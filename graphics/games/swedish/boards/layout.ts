import type { Side } from 'chess-match/client';
import { cellOn } from 'chess-match/client/view';
import { ZONES } from '../../../air/theme';
import { BOTTOM, type SwedishBoard } from 'chess-match/games/swedish';

/** Left top corner and size of something square. Pixels of the frame. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Pixels: the boards, what stands above and below them for their players, and beside them for their reserves. */
export const BAR = 64;
export const SQUARE = 53;
export const FIELD = 8 * SQUARE;
const GUTTER = 16;
export const HALF = 832;
export const RESERVE = HALF - GUTTER - FIELD;
/** A row of a reserve, and the piece in it. */
const ROW = 60;
const PIECE = 56;
const PIECE_LEFT = 32;
/** Kinds of pieces one below the other; the others stand beside them. */
const IN_COLUMN = 3;
const SEAM = 2;
const { stage } = ZONES;
const TOP = stage.y + Math.floor((stage.height - 2 * (BAR + SEAM) - FIELD) / 2);

/** Left edges: reserves stand outside, so that the boards are near each other. */
const LEFT: Readonly<
  Record<SwedishBoard['thread'], { readonly half: number; readonly field: number; readonly reserve: number }>
> = {
  A: { half: 96, field: 96 + RESERVE + GUTTER, reserve: 96 },
  B: { half: 992, field: 992, reserve: 992 + FIELD + GUTTER },
};

const FIELD_TOP = TOP + BAR + SEAM;

/** All that is drawn. */
export const AREA = {
  x: LEFT.A.half,
  y: TOP,
  width: LEFT.B.half + HALF - LEFT.A.half,
  height: 2 * (BAR + SEAM) + FIELD,
};

/** Where the parts of one board stand. */
export const placesOf = ({ thread }: SwedishBoard) => ({
  top: { x: LEFT[thread].half, y: TOP, width: HALF },
  bottom: { x: LEFT[thread].half, y: FIELD_TOP + FIELD + SEAM, width: HALF },
  field: { x: LEFT[thread].field, y: FIELD_TOP },
  reserve: { x: LEFT[thread].reserve, y: FIELD_TOP },
});

/** Where a square is drawn; null for what is no square of the board. */
export const squareSpot = ({ thread }: SwedishBoard, square: string): Spot | null => {
  const cell = cellOn(square, { files: 8, ranks: 8, bottom: BOTTOM[thread] });
  return cell && { x: LEFT[thread].field + cell.column * SQUARE, y: FIELD_TOP + cell.row * SQUARE, size: SQUARE };
};

/** Top of a row of a reserve, from the reserve's own top; the first kind lies nearest to its player. */
export const rowTop = ({ thread }: SwedishBoard, side: Side, index: number): number => {
  const row = index % IN_COLUMN;
  return BOTTOM[thread] === side ? FIELD - (row + 1) * ROW : row * ROW;
};

const ROW_WIDTH = RESERVE / 2;

/** Left edge of a row of a reserve, from the reserve's own left edge. */
export const rowLeft = (index: number): number => Math.floor(index / IN_COLUMN) * ROW_WIDTH;

/** Where the piece of a row of a reserve stands. */
export const rowSpot = (board: SwedishBoard, side: Side, index: number): Spot => ({
  x: LEFT[board.thread].reserve + rowLeft(index) + PIECE_LEFT,
  y: FIELD_TOP + rowTop(board, side, index) + (ROW - PIECE) / 2,
  size: PIECE,
});

/** The room between both reserves of a board. */
export const MIDDLE = { top: IN_COLUMN * ROW, height: FIELD - 2 * IN_COLUMN * ROW } as const;
export const RESERVE_ROW = { width: ROW_WIDTH, height: ROW, piece: PIECE, pieceLeft: PIECE_LEFT } as const;
