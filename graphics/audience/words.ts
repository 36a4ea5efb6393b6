import type { Language, Side } from 'chess-match/client';
import type { Barred } from './task';

/** The words of a team's screen, said to its own viewers. */
export interface AudienceWords {
  readonly none: string;
  /** The end, by who has won. */
  readonly over: Readonly<Record<Side | 'draw', string>>;
  readonly wait: Readonly<Record<Side, string>>;
  readonly ourTurn: string;
  readonly moveOn: string;
  readonly moveOnOne: string;
  /** Before the three key changes: at most one in a turn. */
  readonly oneOf: string;
  readonly branching: string;
  readonly pass: string;
  readonly selection: string;
  readonly barred: Readonly<Record<Barred, string>>;
  /** Passes and selections need a second board. */
  readonly oneBoard: string;
  readonly fewChips: string;
  readonly offered: string;
  readonly ourOffer: string;
  readonly wide: string;
  readonly table: string;
  readonly free: string;
}

const WORDS: Readonly<Record<Language, AudienceWords>> = {
  ru: {
    none: 'Партия ещё не началась',
    over: {
      white: 'Партия окончена: победили белые',
      black: 'Партия окончена: победили чёрные',
      draw: 'Партия окончена вничью',
    },
    wait: { white: 'Ждём ход белых', black: 'Ждём ход чёрных' },
    ourTurn: 'Наш ход',
    moveOn: 'нужен на досках',
    moveOnOne: 'нужен на доске',
    oneOf: 'и можно одно:',
    branching: 'Ветвление',
    pass: 'Пас',
    selection: 'Отбор',
    barred: {
      veto: 'вето',
      'control-board': 'доска К',
      'no-board': 'нет доски',
      'no-chips': 'мало фишек',
    },
    oneBoard: 'доска одна',
    fewChips: 'мало фишек',
    offered: 'Нам предлагают ничью',
    ourOffer: 'Мы предложили ничью',
    wide: 'Общий план',
    table: 'Стол',
    free: 'свободна',
  },
  en: {
    none: 'The game has not begun',
    over: {
      white: 'Game over: White has won',
      black: 'Game over: Black has won',
      draw: 'Game over: a draw',
    },
    wait: { white: 'Waiting for White', black: 'Waiting for Black' },
    ourTurn: 'Our turn',
    moveOn: 'to move on boards',
    moveOnOne: 'to move on board',
    oneOf: 'and one of:',
    branching: 'Branching',
    pass: 'Pass',
    selection: 'Selection',
    barred: { veto: 'veto', 'control-board': 'board C', 'no-board': 'no free board', 'no-chips': 'too few chips' },
    oneBoard: 'one board only',
    fewChips: 'too few chips',
    offered: 'We are offered a draw',
    ourOffer: 'We offered a draw',
    wide: 'Wide shot',
    table: 'Table',
    free: 'free',
  },
};

export const audienceWords = (language: Language): AudienceWords => WORDS[language];
