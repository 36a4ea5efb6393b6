import type { Language } from 'chess-match/client';

/** The plate's own words; what happened is told by the facts' texts. */
export interface PlateWords {
  readonly score: string;
  readonly finalScore: string;
  readonly table: string;
}

const WORDS: Readonly<Record<Language, PlateWords>> = {
  ru: { score: 'Счёт', finalScore: 'Итог', table: 'Стол' },
  en: { score: 'Score', finalScore: 'Final', table: 'Table' },
};

export const wordsOf = (language: Language): PlateWords => WORDS[language];
