import type { Language } from 'chess-match/client';

/** The analysis graphic's own words. */
export interface AnalysisWords {
  readonly analysis: string;
  /** Which position the board began from: after this turn. */
  readonly after: (turn: string) => string;
  readonly beginning: string;
  readonly commentator: string;
}

const WORDS: Readonly<Record<Language, AnalysisWords>> = {
  ru: {
    analysis: 'Анализ',
    after: (turn) => `после ${turn}`,
    beginning: 'начало партии',
    commentator: 'Комментатор',
  },
  en: {
    analysis: 'Analysis',
    after: (turn) => `after ${turn}`,
    beginning: 'start of the game',
    commentator: 'Commentator',
  },
};

export const analysisWords = (language: Language): AnalysisWords => WORDS[language];

/** "24..." as it is set on air. */
export const turnText = (turn: string): string => turn.replace('...', '…');
