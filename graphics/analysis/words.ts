import type { AirLanguage, Side } from 'chess-match/client';

/** The analysis graphic's own words. */
const en = {
  analysis: 'Analysis',
  /** Which position the board began from: after this turn. */
  after: (turn: string) => `after ${turn}`,
  beginning: 'start of the game',
  commentator: 'Commentator',
  /** In the position shown, which need not be that of the match: the score bug says whose move it is there. */
  toMove: { white: 'White to move here', black: 'Black to move here' } satisfies Record<Side, string>,
};

export type AnalysisWords = typeof en;

const ru: AnalysisWords = {
  analysis: 'Анализ',
  after: (turn) => `после ${turn}`,
  beginning: 'начало партии',
  commentator: 'Комментатор',
  toMove: { white: 'Здесь ход белых', black: 'Здесь ход чёрных' },
};

const be: AnalysisWords = {
  analysis: 'Аналіз',
  after: (turn) => `пасля ${turn}`,
  beginning: 'пачатак партыі',
  commentator: 'Каментатар',
  toMove: { white: 'Тут ход белых', black: 'Тут ход чорных' },
};

const WORDS: Readonly<Record<AirLanguage, AnalysisWords>> = { en, ru, be };

export const analysisWords = (language: AirLanguage): AnalysisWords => WORDS[language];
