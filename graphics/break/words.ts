import type { Language } from 'chess-match/client';

interface BreakWords {
  /** When no text was given. */
  readonly title: string;
  /** Both games of a return match together. */
  readonly match: string;
}

const WORDS: Readonly<Record<Language, BreakWords>> = {
  ru: { title: 'Перерыв', match: 'Счёт матча' },
  en: { title: 'Break', match: 'Match score' },
};

export const breakWords = (language: Language): BreakWords => WORDS[language];
