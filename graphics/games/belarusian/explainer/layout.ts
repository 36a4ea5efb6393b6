import type { Rect } from '../../../air/rect';
import { ZONES } from '../../../air/theme';

const { x, y, width, height } = ZONES.whole;
const [PAD, TITLE, FIELD] = [40, 112, 810] as const;
const FIELD_Y = y + TITLE + Math.floor((height - TITLE - FIELD) / 2) - 8;

/** The plate, the title's row, the board, the words beside it. Frame pixels; squares are whole. */
export const PLATE: Rect = { x, y, width, height };
export const TITLE_ROW: Rect = { x: x + PAD, y, width: width - 2 * PAD, height: TITLE };
export const BOARD = { x: x + PAD, y: FIELD_Y, size: FIELD } as const;
export const WORDS: Rect = {
  x: x + PAD + FIELD + PAD,
  y: FIELD_Y,
  width: width - 3 * PAD - FIELD,
  height: FIELD,
};
