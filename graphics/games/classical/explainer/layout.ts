import type { Rect } from '../../../air/rect';
import { ZONES } from '../../../air/theme';

const { x, y, width, height } = ZONES.whole;
const [PAD, TITLE] = [40, 112] as const;
/** What is shown has more room than what is said of it. */
const SHOWN_WIDTH = 900;
const BODY = { y: y + TITLE, height: height - TITLE - PAD };

/** The plate, the title's row, what is shown, the words beside it. Frame pixels. */
export const PLATE: Rect = { x, y, width, height };
export const TITLE_ROW: Rect = { x: x + PAD, y, width: width - 2 * PAD, height: TITLE };
export const SHOWN: Rect = { ...BODY, x: x + PAD, width: SHOWN_WIDTH };
export const WORDS: Rect = { ...BODY, x: x + 2 * PAD + SHOWN_WIDTH, width: width - 3 * PAD - SHOWN_WIDTH };
