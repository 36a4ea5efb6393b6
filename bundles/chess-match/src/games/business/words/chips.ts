import { countedText, type Noun } from '../../../view/counted';
import type { AirLanguage } from '../../../view/language';

/** "chip", "фишка", as a subject. */
export const CHIPS: Readonly<Record<AirLanguage, Noun>> = {
  ru: { one: 'фишка', few: 'фишки', many: 'фишек' },
  be: { one: 'фішка', few: 'фішкі', many: 'фішак' },
  en: { one: 'chip', few: 'chips', many: 'chips' },
};

/** "7 фишек", "1 chip". */
export const chipsText = (count: number, language: AirLanguage): string =>
  countedText(count, CHIPS[language], language);
