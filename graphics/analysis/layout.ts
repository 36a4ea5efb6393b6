import { fieldOf } from '../air/board/field';
import { ZONES } from '../air/theme';

const { x, y, width, height } = ZONES.full;
const GAP = 24;

/** The board's square card, and the plate with the words beside it. Frame pixels; the field's are of its card. */
export const ANALYSIS = {
  card: { x, y, width: height, height },
  field: fieldOf(height),
  plate: { x: x + height + GAP, y, width: width - height - GAP, height },
  pad: 32,
} as const;

export const TEXT_WIDTH = ANALYSIS.plate.width - 2 * ANALYSIS.pad;
