import { sanIn } from '../../chess/sanIn';
import { sheetWords } from '../../common/sheetWords';

/** How sheets of orthodox games are written. */
export const SHEET_WORDS = sheetWords({ moveIn: sanIn, remarks: { en: {}, ru: {} } });
