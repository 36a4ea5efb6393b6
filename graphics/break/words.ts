import type { AirLanguage } from 'chess-match/client';

const en = {
  /** When no text was given. */
  title: 'Break',
  /** Both games of a return match together. */
  match: 'Match score',
};

type BreakWords = typeof en;

const ru: BreakWords = { title: 'Перерыв', match: 'Счёт матча' };

const be: BreakWords = { title: 'Перапынак', match: 'Лік матча' };

const WORDS: Readonly<Record<AirLanguage, BreakWords>> = { en, ru, be };

export const breakWords = (language: AirLanguage): BreakWords => WORDS[language];
