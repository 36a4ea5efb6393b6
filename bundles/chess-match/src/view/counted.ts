import type { Language } from './language';

/** A noun by the plural category of its language; a language without "few" gives the same word twice. */
export interface Noun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** "chip", "фишка", as a subject. */
export const CHIPS: Readonly<Record<Language, Noun>> = {
  ru: { one: 'фишка', few: 'фишки', many: 'фишек' },
  en: { one: 'chip', few: 'chips', many: 'chips' },
};

/** "point", "очко", as a subject. */
export const POINTS: Readonly<Record<Language, Noun>> = {
  ru: { one: 'очко', few: 'очка', many: 'очков' },
  en: { one: 'point', few: 'points', many: 'points' },
};

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};

/** The noun that goes with a number: 1 фишка, 2 фишки, 5 фишек; a fraction takes the second: 1½ фишки. */
export const nounFor = (count: number, noun: Noun, language: Language): string => {
  if (!Number.isInteger(count)) return noun.few;
  const category = RULES[language].select(count);
  if (category === 'one') return noun.one;
  return category === 'few' ? noun.few : noun.many;
};

/** "2 хода", "5 ходов". */
export const countedText = (count: number, noun: Noun, language: Language): string =>
  `${count} ${nounFor(count, noun, language)}`;

/** "7 фишек", "1 chip". */
export const chipsText = (count: number, language: Language): string => countedText(count, CHIPS[language], language);

/** "7 очков", "1 point": whole points. */
export const pointsText = (count: number, language: Language): string => countedText(count, POINTS[language], language);
