import type { Zone } from 'chess-match/client/show';
import type { Rect } from '../../../air/rect';
import { ZONES } from '../../../air/theme';

const { x, y, width, height } = ZONES.whole;
const [PAD, TITLE, TEXT_HEIGHT, GAP] = [36, 88, 196, 24] as const;
const ROOM = height - TITLE - TEXT_HEIGHT;
const SIZE = 8 * Math.floor(ROOM / 8);

/** The plate, the title's row, the board, the series beside it, the text below. Frame pixels. */
export const PLATE: Rect = { x, y, width, height };
export const TITLE_ROW: Rect = { x: x + PAD, y, width: width - 2 * PAD, height: TITLE };
export const FIELD = { x: x + PAD, y: y + TITLE, size: SIZE } as const;
export const SHEET: Zone = {
  x: FIELD.x + SIZE + GAP,
  y: FIELD.y,
  width: width - 2 * PAD - SIZE - GAP,
  height: SIZE,
};
export const TEXT: Rect = { x: x + PAD, y: y + height - TEXT_HEIGHT, width: width - 2 * PAD, height: TEXT_HEIGHT };
