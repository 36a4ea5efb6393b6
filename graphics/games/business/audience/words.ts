import type { AirLanguage, Side } from 'chess-match/client';
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
  readonly offered: string;
  readonly ourOffer: string;
  readonly wide: string;
  readonly table: string;
  readonly free: string;
}

const WORDS: Readonly<Record<AirLanguage, AudienceWords>> = {
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
    selection: 'Отдать доску',
    barred: {
      'branch/vetoed': 'вето',
      'branch/control_board': 'доска К',
      'branch/no_free_board': 'нет доски',
      'branch/rating_too_low': 'мало фишек',
      'branch/same_move': 'ход один',
      'pass/same_board': 'доска одна',
      'pass/giver_needs_one': 'мало фишек',
      'pass/mated': 'мат',
      'select/last_branch': 'доска одна',
      'select/target_mated': 'мат',
      other: 'нельзя',
    },
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
    selection: 'Give up a board',
    barred: {
      'branch/vetoed': 'veto',
      'branch/control_board': 'board C',
      'branch/no_free_board': 'no free board',
      'branch/rating_too_low': 'too few chips',
      'branch/same_move': 'one move only',
      'pass/same_board': 'one board only',
      'pass/giver_needs_one': 'too few chips',
      'pass/mated': 'mate',
      'select/last_branch': 'one board only',
      'select/target_mated': 'mate',
      other: 'not now',
    },
    offered: 'We are offered a draw',
    ourOffer: 'We offered a draw',
    wide: 'Wide shot',
    table: 'Table',
    free: 'free',
  },
  be: {
    none: 'Партыя яшчэ не пачалася',
    over: {
      white: 'Партыя скончана: перамаглі белыя',
      black: 'Партыя скончана: перамаглі чорныя',
      draw: 'Партыя скончана ўнічыю',
    },
    wait: { white: 'Чакаем ход белых', black: 'Чакаем ход чорных' },
    ourTurn: 'Наш ход',
    moveOn: 'патрэбны на дошках',
    moveOnOne: 'патрэбны на дошцы',
    oneOf: 'і можна адно:',
    branching: 'Разгалінаванне',
    pass: 'Пас',
    selection: 'Аддаць дошку',
    barred: {
      'branch/vetoed': 'вета',
      'branch/control_board': 'дошка К',
      'branch/no_free_board': 'няма дошкі',
      'branch/rating_too_low': 'мала фішак',
      'branch/same_move': 'ход адзін',
      'pass/same_board': 'дошка адна',
      'pass/giver_needs_one': 'мала фішак',
      'pass/mated': 'мат',
      'select/last_branch': 'дошка адна',
      'select/target_mated': 'мат',
      other: 'нельга',
    },
    offered: 'Нам прапануюць нічыю',
    ourOffer: 'Мы прапанавалі нічыю',
    wide: 'Агульны план',
    table: 'Стол',
    free: 'вольная',
  },
};

export const audienceWords = (language: AirLanguage): AudienceWords => WORDS[language];
