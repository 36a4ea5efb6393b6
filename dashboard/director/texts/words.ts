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
