import { AREAS } from '../shared/theme';

const { x, y, width, height } = AREAS.boards;
const GAP = 24;

/** The board's square card, and the plate with the words beside it. Frame pixels; the field's are of its card. */
export const ANALYSIS = {
  card: { x, y, width: height, height },
  /** Rank figures stand left of the field, file letters below it. */
  field: { x: 46, y: 22, size: 776 },
  plate: { x: x + height + GAP, y, width: width - height - GAP, height },
  pad: 32,
} as const;

export const TEXT_WIDTH = ANALYSIS.plate.width - 2 * ANALYSIS.pad;
