import type { Language } from 'chess-match/client';

export interface TestCardWords {
  readonly title: string;
  readonly titleSafe: string;
  readonly actionSafe: string;
  readonly frame: string;
  readonly white: string;
  readonly black: string;
  /** Everything a face must have: capitals, descenders, both alphabets, figures, halves. */
  readonly alpha: string;
}

const WORDS: Readonly<Record<Language, TestCardWords>> = {
  ru: {
    title: 'Испытательная таблица',
    titleSafe: 'граница текста 5 %',
    actionSafe: 'граница действия 3,5 %',
    frame: 'кадр',
    white: 'Белые',
    black: 'Чёрные',
    alpha: 'Плотность, %',
  },
  en: {
    title: 'Test card',
    titleSafe: 'title-safe 5 %',
    actionSafe: 'action-safe 3.5 %',
    frame: 'frame',
    white: 'White',
    black: 'Black',
    alpha: 'Opacity, %',
  },
};

export const wordsOf = (language: Language): TestCardWords => WORDS[language];
