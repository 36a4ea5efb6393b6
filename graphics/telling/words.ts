import type { AirLanguage, Side } from 'chess-match/client';

/** What is said of the past, of replays and recaps alike. */
const en = {
  replay: 'Replay',
  recap: 'Recap',
  /** How the match stood after a turn. */
  scoreAfter: (turn: string) => `Score after ${turn}`,
  turnOf: { white: 'White’s turn', black: 'Black’s turn' } satisfies Record<Side, string>,
  turned: 'The match turned',
  begins: 'The start',
  stands: 'The match now',
  ended: 'The end',
  nothing: 'No turn has been made yet',
  none: 'There was no such turn on this board',
  gone: 'This turn does not count any more',
  takenBack: 'It was taken back or corrected',
};

export type TellingWords = typeof en;

const ru: TellingWords = {
  replay: 'Повтор',
  recap: 'Обзор',
  scoreAfter: (turn) => `Счёт после ${turn}`,
  turnOf: { white: 'Ход белых', black: 'Ход чёрных' },
  turned: 'Перелом в матче',
  begins: 'Начало',
  stands: 'Положение сейчас',
  ended: 'Итог',
  nothing: 'Ходов ещё не было',
  none: 'Такого хода на этой доске не было',
  gone: 'Этот ход больше не в счёт',
  takenBack: 'Его отменили или исправили',
};

const be: TellingWords = {
  replay: 'Паўтор',
  recap: 'Агляд',
  scoreAfter: (turn) => `Лік пасля ${turn}`,
  turnOf: { white: 'Ход белых', black: 'Ход чорных' },
  turned: 'Пералом у матчы',
  begins: 'Пачатак',
  stands: 'Становішча цяпер',
  ended: 'Вынік',
  nothing: 'Хадоў яшчэ не было',
  none: 'Такога ходу на гэтай дошцы не было',
  gone: 'Гэты ход больш не лічыцца',
  takenBack: 'Яго адмянілі або выправілі',
};

const WORDS: Readonly<Record<AirLanguage, TellingWords>> = { en, ru, be };

export const tellingWords = (language: AirLanguage): TellingWords => WORDS[language];
