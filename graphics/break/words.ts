import type { Language } from 'chess-match/client';

const en = {
  /** When no text was given. */
  title: 'Break',
  /** Both games of a return match together. */
  match: 'Match score',
};

type BreakWords = typeof en;

const ru: BreakWords = { title: 'Перерыв', match: 'Счёт матча' };

const WORDS: Readonly<Record<Language, BreakWords>> = { en, ru };

export const breakWords = (language: Language): BreakWords => WORDS[language];
