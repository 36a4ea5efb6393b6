import type { Language } from 'chess-match/client';

/** The analysis graphic's own words. */
const en = {
  analysis: 'Analysis',
  /** Which position the board began from: after this turn. */
  after: (turn: string) => `after ${turn}`,
  beginning: 'start of the game',
  commentator: 'Commentator',
};

export type AnalysisWords = typeof en;

const ru: AnalysisWords = {
  analysis: 'Анализ',
  after: (turn) => `после ${turn}`,
  beginning: 'начало партии',
  commentator: 'Комментатор',
};

const WORDS: Readonly<Record<Language, AnalysisWords>> = { en, ru };

export const analysisWords = (language: Language): AnalysisWords => WORDS[language];
