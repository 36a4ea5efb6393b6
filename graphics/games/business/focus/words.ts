import type { Language } from 'chess-match/client';

/** The focus graphic's own words. */
const en = {
  path: 'How it got here',
  start: 'start of the game',
  others: 'Other boards',
  /** In place of the others, and of the chips of a line that has ended. */
  alone: 'No other boards',
  ended: 'This line is over',
};

export type FocusWords = typeof en;

const ru: FocusWords = {
  path: 'Путь этой ветви',
  start: 'начало партии',
  others: 'Другие доски',
  alone: 'Других досок нет',
  ended: 'Ветвь окончена',
};

const WORDS: Readonly<Record<Language, FocusWords>> = { en, ru };

export const focusWords = (language: Language): FocusWords => WORDS[language];
