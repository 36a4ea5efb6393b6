import { fieldOf } from '../air/board/field';
import { ZONES } from '../air/theme';

const { x, y, width, height } = ZONES.full;
const GAP = 16;
const STRIP = 112;
const COLUMN_X = x + height + 24;

/** Parts of the picture; the board's card is square, the column beside it as high. Frame pixels. */
export const FOCUS = {
  card: { x, y, width: height, height },
  board: fieldOf(height),
  column: { x: COLUMN_X, width: x + width - COLUMN_X },
  gap: GAP,
  strip: STRIP,
  middle: { y: y + STRIP + GAP, height: height - 2 * (STRIP + GAP) },
} as const;
