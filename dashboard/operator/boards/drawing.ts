import { cellOn, type Field, type Point } from 'chess-match/client/view';

/** Side of one square in the drawing's own units; pieces are drawn in a box of this size. */
export const UNIT = 45;

/** Left upper corner of a square in drawing units; null for what is no square of the board. */
export const cornerOf = (square: string, field: Field): Point | null => {
  const cell = cellOn(square, field);
  return cell && { x: cell.column * UNIT, y: cell.row * UNIT };
};
