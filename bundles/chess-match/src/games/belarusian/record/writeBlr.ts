import { numberedTexts, type NumberedFile } from '../../duel/record/numbered';
import { writeRecord } from '../../duel/record/writeRecord';

/** The text of a record: the turns one behind the other, clocks as `{[%clk 0:29:59.5]}`. */
export const writeBlr = (file: NumberedFile): string => writeRecord(file, numberedTexts(file));
