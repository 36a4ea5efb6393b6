import type { AirLanguage } from './language';

/** Holds a noun by the plural category of its language; a language without "few" gives the same word twice. */
export interface Noun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** "point", "очко", as a subject. */
export const POINTS: Readonly<Record<AirLanguage, Noun>> = {
  ru: { one: 'очко', few: 'очка', many: 'очков' },
  be: { one: 'ачко', few: 'ачкі', many: 'ачкоў' },
  en: { one: 'point', few: 'points', many: 'points' },
};

const RULES: Readonly<Record<AirLanguage, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  be: new Intl.PluralRules('be'),
  en: new Intl.PluralRules('en'),
};

/** The noun that goes with a number: 1 очко, 2 очка, 5 очков; a fraction takes the second: 1½ очка. */
export const nounFor = (count: number, noun: Noun, language: AirLanguage): string => {
  if (!Number.isInteger(count)) return noun.few;
  const category = RULES[language].select(count);
  if (category === 'one') return noun.one;
  return category === 'few' ? noun.few : noun.many;
};

/** Writes "2 хода", "5 ходов". */
export const countedText = (count: number, noun: Noun, language: AirLanguage): string =>
  `${count} ${nounFor(count, noun, language)}`;

/** "7 очков", "1 point": whole points. */
export const pointsText = (count: number, language: AirLanguage): string =>
  countedText(count, POINTS[language], language);
