import type { BadgeWords } from '../../common/badgeWords';
import { CHIPS } from './chips';

/** What boards are worth, by the kind of badge. */
export const BADGE_WORDS: BadgeWords = { chips: CHIPS };
