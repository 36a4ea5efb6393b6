import type { Language, Side } from 'chess-match/client';

interface ScorebugWords {
  readonly toMove: Readonly<Record<Side, string>>;
  readonly over: string;
  /** Before the score of both games. */
  readonly match: string;
}

const WORDS: Readonly<Record<Language, ScorebugWords>> = {
  en: { toMove: { white: 'White to move', black: 'Black to move' }, over: 'Match over', match: 'Match' },
  ru: { toMove: { white: 'Ход белых', black: 'Ход чёрных' }, over: 'Матч окончен', match: 'Матч' },
};

export const scorebugWords = (language: Language): ScorebugWords => WORDS[language];
