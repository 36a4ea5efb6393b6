import type { AirLanguage, Side } from 'chess-match/client';

interface ScorebugWords {
  readonly toMove: Readonly<Record<Side, string>>;
  readonly over: string;
  /** Before the score of both games. */
  readonly match: string;
}

const WORDS: Readonly<Record<AirLanguage, ScorebugWords>> = {
  en: { toMove: { white: 'White to move', black: 'Black to move' }, over: 'Match over', match: 'Match' },
  ru: { toMove: { white: 'Ход белых', black: 'Ход чёрных' }, over: 'Матч окончен', match: 'Матч' },
  be: { toMove: { white: 'Ход белых', black: 'Ход чорных' }, over: 'Матч скончаны', match: 'Матч' },
};

export const scorebugWords = (language: AirLanguage): ScorebugWords => WORDS[language];
