import type { Language } from 'chess-match/client';

const en = {
  title: 'Test card',
  titleSafe: 'title-safe 5 %',
  actionSafe: 'action-safe 3.5 %',
  frame: 'frame',
  white: 'White',
  black: 'Black',
  /** Everything a face must have: capitals, descenders, both alphabets, figures, halves. */
  alpha: 'Opacity, %',
};

export type TestCardWords = typeof en;

const ru: TestCardWords = {
  title: 'Испытательная таблица',
  titleSafe: 'граница текста 5 %',
  actionSafe: 'граница действия 3,5 %',
  frame: 'кадр',
  white: 'Белые',
  black: 'Чёрные',
  alpha: 'Плотность, %',
};

const WORDS: Readonly<Record<Language, TestCardWords>> = { en, ru };

export const wordsOf = (language: Language): TestCardWords => WORDS[language];
