import type { AirLanguage } from 'chess-match/client';

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

const be: TestCardWords = {
  title: 'Выпрабавальная табліца',
  titleSafe: 'мяжа тэксту 5 %',
  actionSafe: 'мяжа дзеяння 3,5 %',
  frame: 'кадр',
  white: 'Белыя',
  black: 'Чорныя',
  alpha: 'Шчыльнасць, %',
};

const WORDS: Readonly<Record<AirLanguage, TestCardWords>> = { en, ru, be };

export const wordsOf = (language: AirLanguage): TestCardWords => WORDS[language];
