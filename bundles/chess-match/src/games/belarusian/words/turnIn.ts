import type { Language } from '../../../view/language';

/** L11 the letters of men in Cyrillic, as the source has them. */
const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', k: 'к', g: 'г', l: 'л', m: 'м', v: 'в', r: 'р' };

/** A turn as people of a language write it: "a8-a9=г", "0-0:3", "инаугурация". */
export const turnIn = (text: string, language: Language): string => {
  if (language === 'en') return text;
  if (text === 'inauguration') return 'инаугурация';
  if (text.startsWith('O-O')) return text.replaceAll('O', '0');
  return text.replace(/(?<==)[a-z]$/, (letter) => CYRILLIC[letter] ?? letter);
};
