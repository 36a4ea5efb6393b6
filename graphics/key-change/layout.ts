import { ZONES } from '../air/theme';
import { WHAT } from '../air/visit/MomentBand';
import { inLines, type TextSizes } from '../air/visit/wrapText';

const { width } = ZONES.band;

/** Of the mark of a board. */
export const MARK = { size: 44, gap: 8 } as const;
const [PADS, CORRECTED] = [72, 440] as const;

/** Width of the words. @param isBesideMoves whether the moves of a correction stand before them */
export const wordsWidth = (isBesideMoves: boolean): number => width - WHAT - PADS - (isBesideMoves ? CORRECTED : 0);

export const FIRST: TextSizes = [...inLines(1, 44, 38, 34, 30), ...inLines(2, 30, 28, 25, 24)];
export const SECOND: TextSizes = inLines(1, 30, 26, 24);
