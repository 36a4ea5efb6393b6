import type { Language } from 'chess-match/client';

/** The focus graphic's own words. */
export interface FocusWords {
  readonly moves: string;
  readonly path: string;
  readonly start: string;
  readonly others: string;
  /** In place of the others, and of the chips of a line that has ended. */
  readonly alone: string;
  readonly ended: string;
}

const WORDS: Readonly<Record<Language, FocusWords>> = {
  ru: {
    moves: 'Последние ходы',
    path: 'Путь этой ветви',
    start: 'начало партии',
    others: 'Другие доски',
    alone: 'Других досок нет',
    ended: 'Ветвь окончена',
  },
  en: {
    moves: 'Last moves',
    path: 'How it got here',
    start: 'start of the game',
    others: 'Other boards',
    alone: 'No other boards',
    ended: 'This line is over',
  },
};

export const focusWords = (language: Language): FocusWords => WORDS[language];
