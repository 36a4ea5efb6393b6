import type { Rect } from '../../../air/rect';
import { ZONES } from '../../../air/theme';
import { AREA } from '../boards/layout';

const { x, y, width, height } = ZONES.whole;
const PAD = 36;
const TITLE = 88;
const TEXT_HEIGHT = 156;

/** The plate, the title's row, the text under the boards. Frame pixels. */
export const PLATE: Rect = { x, y, width, height };
export const TITLE_ROW: Rect = { x: x + PAD, y, width: width - 2 * PAD, height: TITLE };
export const TEXT: Rect = { x: x + PAD, y: y + height - TEXT_HEIGHT, width: width - 2 * PAD, height: TEXT_HEIGHT };

const ROOM = { width: width - 2 * PAD, height: height - TITLE - TEXT_HEIGHT };
const scale = Math.min(1, ROOM.width / AREA.width, ROOM.height / AREA.height);

/** How the boards, as they stand on air, come between title and text: from the frame's corner. */
export const BOARDS = {
  scale,
  x: x + (width - scale * AREA.width) / 2 - scale * AREA.x,
  y: y + TITLE + (ROOM.height - scale * AREA.height) / 2 - scale * AREA.y,
} as const;
