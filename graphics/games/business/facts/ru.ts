import type { Side } from 'chess-match/client/contract';
import { formatHalves, endText } from 'chess-match/client/drawing';
import { capitalised, type Noun, nounFor, opponent, POINTS } from 'chess-match/client/view';
import { chipsText } from 'chess-match/games/business';
import { listed } from '../../../air/text/listed';
import type { FactTexts } from './types';
import { correctedText, correctedTitle } from '../../../air/visit/correctedText';
import { winnerOf, type FactOf, type Receiver } from './types';

const WHO: Readonly<Record<Side, string>> = { white: 'белые', black: 'чёрные' };
/** Of whom: the time that ran out. */
const WHOSE: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
/** To whom something is forbidden. */
const WHOM: Readonly<Record<Side, string>> = { white: 'белым', black: 'чёрным' };

const who = (side: Side): string => capitalised(WHO[side]);

const CHIPS_MOVED: Noun = { one: 'фишку', few: 'фишки', many: 'фишек' };
/** After "по": по 1 очку, по 2 очка, по 5 очков. */
const POINTS_EACH: Noun = { one: 'очку', few: 'очка', many: 'очков' };

const chips = (count: number): string => chipsText(count, 'ru');
const points = (halves: number, noun: Noun): string => `${formatHalves(halves)} ${nounFor(halves / 2, noun, 'ru')}`;
/** A verb in the singular after 1, 21, 31 and so on, else in the plural. */
const verb = (count: number, one: string, many: string): string => nounFor(count, { one, few: many, many }, 'ru');

const boardsOf = (fact: FactOf<'end'>): readonly number[] => fact.boards.map(({ board }) => board);
/** "доску 4", "доски 3 и 4". */
const theBoards = (fact: FactOf<'end'>): string =>
  `${fact.boards.length === 1 ? 'доску' : 'доски'} ${listed(boardsOf(fact), 'и')}`;
/** "на доске 4", "на досках 3 и 4". */
const onBoards = (fact: FactOf<'end'>): string =>
  `на ${fact.boards.length === 1 ? 'доске' : 'досках'} ${listed(boardsOf(fact), 'и')}`;

const scores = (side: Side, halves: number): string => `${WHO[side]} получают ${points(halves, POINTS.ru)}`;
const bothScore = (halves: number): string => `по ${points(halves, POINTS_EACH)} каждой команде`;

const toTable = (fact: FactOf<'end'>): string => {
  const count = fact.boards.reduce((sum, board) => sum + board.chips, 0);
  return `${chips(count)} ${verb(count, 'уходит', 'уходят')} на стол арбитров`;
};

const shared = (fact: FactOf<'end'>): string => `${bothScore(fact.gain.white)}, ${toTable(fact)}`;

const targets = ([first, ...others]: readonly Receiver[]): string =>
  first === undefined
    ? ''
    : [
        `, ${chips(first.chips)} ${verb(first.chips, 'переходит', 'переходят')} на доску ${first.board}`,
        ...others.map(({ board, chips: count }) => `${count} — на доску ${board}`),
      ].join(', ');

/** Ends that pay one side. */
const won = (fact: FactOf<'end'>, side: Side): string => {
  const paid = `${scores(side, fact.gain[side])}, ${toTable(fact)}`;
  switch (fact.how) {
    case 'resignation':
      return `${who(opponent(side))} сдали ${theBoards(fact)}: ${paid}`;
    case 'mate':
      return `Мат ${onBoards(fact)}: ${paid}`;
    case 'flag':
      return `У ${WHOSE[opponent(side)]} кончилось время: ${scores(side, fact.gain[side])} за ${theBoards(fact)}, ${toTable(fact)}`;
    default:
      return `${capitalised(endText(fact.how, 'ru'))} ${onBoards(fact)}: ${paid}`;
  }
};

/** Ends that pay both sides alike. */
const drawn = (fact: FactOf<'end'>): string => {
  switch (fact.how) {
    case 'draw':
      return `Ничья ${onBoards(fact)}: ${shared(fact)}`;
    case 'dead-position':
      return `${capitalised(onBoards(fact))} мат больше невозможен: ничья, ${shared(fact)}`;
    case 'repetition':
      return `Позиция ${onBoards(fact)} повторилась: ничья, ${shared(fact)}`;
    case 'fifty':
    case 'seventy-five':
      return `${fact.how === 'fifty' ? 50 : 75} ходов без взятий и ходов пешек ${onBoards(fact)}: ничья, ${shared(fact)}`;
    case 'flag':
      return `Время кончилось, но мат ${onBoards(fact)} невозможен: ничья, ${shared(fact)}`;
    default:
      return `${capitalised(endText(fact.how, 'ru'))} ${onBoards(fact)}: ничья, ${shared(fact)}`;
  }
};

const CLOCK_MODES: Readonly<Record<string, string>> = {
  increment30: ', за каждый ход добавляется 30 секунд',
  plus5min: ', каждой команде добавлено 5 минут',
  incrementAtFlag: ', после падения флажка — 30 секунд на ход',
};

export const ru: FactTexts = {
  titles: {
    fork: 'Ветвление',
    pass: 'Пас',
    selection: 'Доска отдана',
    correction: correctedTitle('ru'),
    veto: 'Вето',
    'control-board': 'Контрольная доска',
    over: 'Партия окончена',
  },
  sentences: {
    fork: ({ side, mother, daughter, motherChips, daughterChips }) =>
      `${who(side)} разделили доску ${mother}: ${chips(motherChips)} ${verb(motherChips, 'остаётся', 'остаются')}, ` +
      `${daughterChips} ${verb(daughterChips, 'уходит', 'уходят')} на доску ${daughter}`,
    pass: ({ side, from, left, to }) =>
      `${who(side)} перенесли ${to.chips} ${nounFor(to.chips, CHIPS_MOVED, 'ru')} с доски ${from} на доску ${to.board}: ` +
      `на доске ${from} теперь ${chips(left)}, на доске ${to.board} — ${to.now}`,
    selection: ({ side, board, gain, targets: to }) =>
      `${who(side)} отдали доску ${board}: ${scores(opponent(side), gain[opponent(side)])}${targets(to)}`,
    end: (fact) => {
      const winner = winnerOf(fact.gain);
      return winner === null ? drawn(fact) : won(fact, winner);
    },
    correction: (fact) => correctedText(fact, String, 'фишки распределены иначе', 'ru'),
    veto: ({ side, isForBoth }) =>
      `${who(side)} наложили вето: до конца партии ветвления запрещены ${isForBoth ? 'обеим командам' : WHOM[opponent(side)]}`,
    'control-board': ({ clockMode }) =>
      `Осталась одна доска, арбитр проверил позицию: ветвлений больше не будет${CLOCK_MODES[clockMode] ?? ''}`,
    over: ({ score, match }) => {
      const winner = winnerOf(score);
      const end = winner === null ? 'Партия окончена вничью' : `Партия окончена: победили ${WHO[winner]}`;
      return match === null ? end : `${end}. Счёт матча ${formatHalves(match.white)}:${formatHalves(match.black)}`;
    },
  },
};
