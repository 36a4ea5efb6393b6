import type { AirLanguage } from '../../../view/language';

/** L11 the letters of pieces in Cyrillic, as the source has them. */
const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', k: 'к', g: 'г', l: 'л', m: 'м', v: 'в', r: 'р' };
const INAUGURATION: Readonly<Record<AirLanguage, string>> = {
  en: 'inauguration',
  ru: 'инаугурация',
  be: 'інаўгурацыя',
};

/** A turn as people of a language write it: "a8-a9=г", "0-0:3", "инаугурация". */
export const turnIn = (text: string, language: AirLanguage): string => {
  if (text === 'inauguration') return INAUGURATION[language];
  if (language === 'en') return text;
  if (text.startsWith('O-O')) return text.replaceAll('O', '0');
  return text.replace(/(?<==)[a-z]$/, (letter) => CYRILLIC[letter] ?? letter);
};
