import type { AirLanguage } from '../../../view/language';
import type { CardWords } from '../../common/cards';

/** The cards of a match on boards, in the order in which they are best told. */
export const CARDS = ['boards', 'points', 'time'] as const;
export type Card = (typeof CARDS)[number];

/** What a board pays a player (C8). */
export const PAID = ['1', '½', '0'] as const;
type Paid = (typeof PAID)[number];

interface Words extends CardWords<Card> {
  /** C1 said besides where teams have colours by turns, or one colour. */
  readonly colours: Readonly<Record<'alternating' | 'same', string>>;
  readonly paid: Readonly<Record<Paid, string>>;
  /** What a figure of the clocks is for (C2). */
  readonly clocks: Readonly<Record<'each' | 'increment' | 'delay', string>>;
}

const en: Words = {
  titles: { boards: 'A match on boards', points: 'Points of the team', time: 'Time and draws' },
  sentences: {
    boards: [
      'Each board is a game of its own: players of both teams sit opposite each other.',
      'Boards do not wait for each other: each has its own clock and its own turn to move.',
    ],
    points: [
      'The team has what its boards have brought.',
      'Whoever has more than half of all points has won the match, however the other boards end.',
    ],
    time: [
      'Who oversteps the time loses, unless the opponent could never mate.',
      'A draw is agreed by both players of a board, or claimed: the third repetition, 50 moves without a capture or pawn move.',
    ],
  },
  colours: {
    alternating: 'On the first board a team has White, on the second Black, and so on by turns.',
    same: 'A team has the same colour on all boards.',
  },
  paid: { '1': 'mate, resignation, time', '½': 'draw, for each', '0': 'a lost board' },
  clocks: { each: 'for each player', increment: 'added with each move', delay: 'of each move not counted' },
};

const ru: Words = {
  titles: { boards: 'Матч на досках', points: 'Очки команды', time: 'Время и ничья' },
  sentences: {
    boards: [
      'Каждая доска — своя партия: игроки команд сидят друг против друга.',
      'Доски не ждут друг друга: у каждой свои часы и своя очередь хода.',
    ],
    points: [
      'У команды столько очков, сколько принесли её доски.',
      'Набрал больше половины всех очков — выиграл матч, чем бы ни кончились остальные доски.',
    ],
    time: [
      'Просрочил время — проиграл, если соперник ещё мог бы дать мат.',
      'Ничья — по согласию игроков или по требованию: третье повторение, 50 ходов без взятий и ходов пешек.',
    ],
  },
  colours: {
    alternating: 'На первой доске у команды белые, на второй чёрные, и так по очереди.',
    same: 'На всех досках у команды один цвет.',
  },
  paid: { '1': 'мат, сдача, время', '½': 'ничья, каждому', '0': 'проигрыш' },
  clocks: { each: 'каждому игроку', increment: 'прибавляется за ход', delay: 'каждого хода не считаются' },
};

const be: Words = {
  titles: { boards: 'Матч на дошках', points: 'Ачкі каманды', time: 'Час і нічыя' },
  sentences: {
    boards: [
      'Кожная дошка — свая партыя: гульцы каманд сядзяць адзін супраць аднаго.',
      'Дошкі не чакаюць адна адну: у кожнай свой гадзіннік і свая чарга хода.',
    ],
    points: [
      'У каманды столькі ачкоў, колькі прынеслі яе дошкі.',
      'Набраў больш за палову ўсіх ачкоў — выйграў матч, чым бы ні скончыліся астатнія дошкі.',
    ],
    time: [
      'Пратэрмінаваў час — прайграў, калі сапернік яшчэ мог бы даць мат.',
      'Нічыя — па згодзе гульцоў або па патрабаванні: трэцяе паўтарэнне, 50 хадоў без узяццяў і хадоў пешак.',
    ],
  },
  colours: {
    alternating: 'На першай дошцы ў каманды белыя, на другой чорныя, і так па чарзе.',
    same: 'На ўсіх дошках у каманды адзін колер.',
  },
  paid: { '1': 'мат, здача, час', '½': 'нічыя, кожнаму', '0': 'пройгрыш' },
  clocks: { each: 'кожнаму гульцу', increment: 'дадаецца за ход', delay: 'кожнага хода не лічацца' },
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { en, ru, be };

export const cardWords = (language: AirLanguage): Words => WORDS[language];
