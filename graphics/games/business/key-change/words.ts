import type { Language } from 'chess-match/client';

/** The plate's own words; what happened is told by the facts' texts. */
const en = { score: 'Score', finalScore: 'Final', table: 'Table' };

export type PlateWords = typeof en;

const ru: PlateWords = { score: 'Счёт', finalScore: 'Итог', table: 'Стол' };

const WORDS: Readonly<Record<Language, PlateWords>> = { en, ru };

export const wordsOf = (language: Language): PlateWords => WORDS[language];
