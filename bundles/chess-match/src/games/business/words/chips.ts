import { countedText, type Noun } from '../../../view/counted';
import type { Language } from '../../../view/language';

/** "chip", "фишка", as a subject. */
export const CHIPS: Readonly<Record<Language, Noun>> = {
  ru: { one: 'фишка', few: 'фишки', many: 'фишек' },
  en: { one: 'chip', few: 'chips', many: 'chips' },
};

/** "7 фишек", "1 chip". */
export const chipsText = (count: number, language: Language): string => countedText(count, CHIPS[language], language);
