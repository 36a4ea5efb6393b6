import type { AirLanguage } from '../../../view/language';
import type { BySide } from '../../common/sides';

/** What the sides are called, in the cases that sentences need. */
export interface SideWords {
  /** "White has", at the beginning of a sentence. */
  readonly who: BySide<string>;
  readonly whoWithin: BySide<string>;
  /** "White's". */
  readonly whose: BySide<string>;
  /** "to White". */
  readonly whom: BySide<string>;
}

const EN = { white: 'White', black: 'Black' };

export const SIDE_WORDS: Readonly<Record<AirLanguage, SideWords>> = {
  en: { who: EN, whoWithin: EN, whose: { white: 'White’s', black: 'Black’s' }, whom: EN },
  ru: {
    who: { white: 'Белые', black: 'Чёрные' },
    whoWithin: { white: 'белые', black: 'чёрные' },
    whose: { white: 'белых', black: 'чёрных' },
    whom: { white: 'белым', black: 'чёрным' },
  },
  be: {
    who: { white: 'Белыя', black: 'Чорныя' },
    whoWithin: { white: 'белыя', black: 'чорныя' },
    whose: { white: 'белых', black: 'чорных' },
    whom: { white: 'белым', black: 'чорным' },
  },
};
