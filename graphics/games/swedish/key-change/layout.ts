import { inLines, type TextSizes } from '../../../air/visit/wrapText';
import { WHAT } from '../../../air/visit/MomentBand';
import { ZONES } from '../../../air/theme';

const { width } = ZONES.band;

/** What goes over, by kind of row; the words have the rest. */
export const ROW = { none: 0, queen: 212, sits: 180, kamikaze: 420, correction: 440 } as const;
/** One piece of those a player waits for, and the gap beside it. */
export const PIECE = { size: 44, gap: 8 } as const;
const PADS = 72;

/** Width of the words. @param row width of what stands before them */
export const wordsWidth = (row: number): number => width - WHAT - row - PADS;

export const SENTENCE: TextSizes = [...inLines(1, 44, 38), ...inLines(2, 34, 32, 30, 28, 25, 24)];
export const OUTCOME: TextSizes = inLines(1, 44, 38, 34, 30, 26, 24);
export const REASON: TextSizes = inLines(1, 30, 26, 24);
