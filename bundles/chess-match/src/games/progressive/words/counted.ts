import type { AirLanguage } from '../../../view/language';
import { countedText, type Noun } from '../../../view/counted';
import type { Side } from '../../common/sides';

const MOVE: Readonly<Record<AirLanguage, Noun>> = {
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
  be: { one: 'ход', few: 'хады', many: 'хадоў' },
  en: { one: 'move', few: 'moves', many: 'moves' },
};

/** "1 ход", "5 moves". */
export const movesText = (count: number, language: AirLanguage): string => countedText(count, MOVE[language], language);

const SERIES: Readonly<Record<AirLanguage, Noun>> = {
  ru: { one: 'серия', few: 'серии', many: 'серий' },
  be: { one: 'серыя', few: 'серыі', many: 'серый' },
  en: { one: 'series', few: 'series', many: 'series' },
};

/** "2 серии", "3 series". */
export const seriesCount = (count: number, language: AirLanguage): string =>
  countedText(count, SERIES[language], language);

/** The side at the beginning of a sentence. */
export const SIDE_FIRST: Readonly<Record<AirLanguage, Readonly<Record<Side, string>>>> = {
  en: { white: 'White', black: 'Black' },
  ru: { white: 'Белые', black: 'Чёрные' },
  be: { white: 'Белыя', black: 'Чорныя' },
};
/** Within one. */
export const SIDE_THEN: Readonly<Record<AirLanguage, Readonly<Record<Side, string>>>> = {
  en: { white: 'White', black: 'Black' },
  ru: { white: 'белые', black: 'чёрные' },
  be: { white: 'белыя', black: 'чорныя' },
};
