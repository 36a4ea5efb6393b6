import type { AirLanguage } from 'chess-match/client';

/** The plate's own words; what happened is told by the facts' texts. */
const en = { score: 'Score', finalScore: 'Final', table: 'Table' };

export type PlateWords = typeof en;

const ru: PlateWords = { score: 'Счёт', finalScore: 'Итог', table: 'Стол' };

const be: PlateWords = { score: 'Лік', finalScore: 'Вынік', table: 'Стол' };

const WORDS: Readonly<Record<AirLanguage, PlateWords>> = { en, ru, be };

export const wordsOf = (language: AirLanguage): PlateWords => WORDS[language];
