import { sheetWords } from '../../common/sheetWords';
import { seriesIn } from './seriesIn';

/** How sheets of chess in series are written. */
export const SHEET_WORDS = sheetWords({ moveIn: seriesIn, remarks: { en: {}, ru: {} } });
