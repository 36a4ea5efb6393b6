import type { AirLanguage } from 'chess-match/client';

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

const be: FocusWords = {
  path: 'Шлях гэтай галіны',
  start: 'пачатак партыі',
  others: 'Іншыя дошкі',
  alone: 'Іншых дошак няма',
  ended: 'Галіна скончана',
};

const WORDS: Readonly<Record<AirLanguage, FocusWords>> = { en, ru, be };

export const focusWords = (language: AirLanguage): FocusWords => WORDS[language];
