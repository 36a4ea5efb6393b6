import type { Language, Side } from 'chess-match/client';

const SIDES: Readonly<Record<Language, Readonly<Record<Side | 'nobody', string>>>> = {
  en: { white: 'White', black: 'Black', nobody: '' },
  ru: { white: 'Белые', black: 'Чёрные', nobody: '' },
};

/** The side as the subject of a sentence. */
export const formatSide =
  (language: Language) =>
  (side: Side | null): string =>
    SIDES[language][side ?? 'nobody'];

const CHIPS: Readonly<Record<Language, Readonly<Record<'one' | 'few' | 'many', string>>>> = {
  en: { one: 'chip', few: 'chips', many: 'chips' },
  ru: { one: 'фишка', few: 'фишки', many: 'фишек' },
};

/** "7 chips", "3 фишки". */
export const formatChips = (language: Language): ((count: number) => string) => {
  const rules = new Intl.PluralRules(language);
  return (count) => {
    const form = rules.select(count);
    const words = CHIPS[language];
    return `${count} ${form === 'one' || form === 'few' ? words[form] : words.many}`;
  };
};
