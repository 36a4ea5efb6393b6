import type { Side } from 'chess-match/client/contract';
import { formatHalves, endText } from 'chess-match/client/drawing';
import { capitalised, type Noun, nounFor, opponent, POINTS } from 'chess-match/client/view';
import { chipsText } from 'chess-match/games/business';
import { listed } from '../../../air/text/listed';
import type { FactTexts } from './types';
import { correctedText, correctedTitle } from '../../../air/visit/correctedText';
import { winnerOf, type FactOf, type Receiver } from './types';

const WHO: Readonly<Record<Side, string>> = { white: 'белыя', black: 'чорныя' };
/** Of whom: the time that ran out. */
const WHOSE: Readonly<Record<Side, string>> = { white: 'белых', black: 'чорных' };
/** To whom something is forbidden. */
const WHOM: Readonly<Record<Side, string>> = { white: 'белым', black: 'чорным' };

const who = (side: Side): string => capitalised(WHO[side]);

const CHIPS_MOVED: Noun = { one: 'фішку', few: 'фішкі', many: 'фішак' };
/** After "па": па 1 ачку, па 2 ачкі, па 5 ачкоў. */
const POINTS_EACH: Noun = { one: 'ачку', few: 'ачкі', many: 'ачкоў' };

const chips = (count: number): string => chipsText(count, 'be');
const points = (halves: number, noun: Noun): string => `${formatHalves(halves)} ${nounFor(halves / 2, noun, 'be')}`;
/** A verb in the singular after 1, 21, 31 and so on, else in the plural. */
const verb = (count: number, one: string, many: string): string => nounFor(count, { one, few: many, many }, 'be');

const boardsOf = (fact: FactOf<'end'>): readonly number[] => fact.boards.map(({ board }) => board);
/** "дошку 4", "дошкі 3 і 4". */
const theBoards = (fact: FactOf<'end'>): string =>
  `${fact.boards.length === 1 ? 'дошку' : 'дошкі'} ${listed(boardsOf(fact), 'і')}`;
/** "на дошцы 4", "на дошках 3 і 4". */
const onBoards = (fact: FactOf<'end'>): string =>
  `на ${fact.boards.length === 1 ? 'дошцы' : 'дошках'} ${listed(boardsOf(fact), 'і')}`;

const scores = (side: Side, halves: number): string => `${WHO[side]} атрымліваюць ${points(halves, POINTS.be)}`;
const bothScore = (halves: number): string => `па ${points(halves, POINTS_EACH)} кожнай камандзе`;

const toTable = (fact: FactOf<'end'>): string => {
  const count = fact.boards.reduce((sum, board) => sum + board.chips, 0);
  return `${chips(count)} ${verb(count, 'ідзе', 'ідуць')} на стол арбітраў`;
};

const shared = (fact: FactOf<'end'>): string => `${bothScore(fact.gain.white)}, ${toTable(fact)}`;

const targets = ([first, ...others]: readonly Receiver[]): string =>
  first === undefined
    ? ''
    : [
        `, ${chips(first.chips)} ${verb(first.chips, 'пераходзіць', 'пераходзяць')} на дошку ${first.board}`,
        ...others.map(({ board, chips: count }) => `${count} — на дошку ${board}`),
      ].join(', ');

/** Ends that pay one side. */
const won = (fact: FactOf<'end'>, side: Side): string => {
  const paid = `${scores(side, fact.gain[side])}, ${toTable(fact)}`;
  switch (fact.how) {
    case 'resignation':
      return `${who(opponent(side))} здалі ${theBoards(fact)}: ${paid}`;
    case 'mate':
      return `Мат ${onBoards(fact)}: ${paid}`;
    case 'flag':
      return `У ${WHOSE[opponent(side)]} скончыўся час: ${scores(side, fact.gain[side])} за ${theBoards(fact)}, ${toTable(fact)}`;
    default:
      return `${capitalised(endText(fact.how, 'be'))} ${onBoards(fact)}: ${paid}`;
  }
};

/** Ends that pay both sides alike. */
const drawn = (fact: FactOf<'end'>): string => {
  switch (fact.how) {
    case 'draw':
      return `Нічыя ${onBoards(fact)}: ${shared(fact)}`;
    case 'dead-position':
      return `${capitalised(onBoards(fact))} мат больш немагчымы: нічыя, ${shared(fact)}`;
    case 'repetition':
      return `Пазіцыя ${onBoards(fact)} паўтарылася: нічыя, ${shared(fact)}`;
    case 'fifty':
    case 'seventy-five':
      return `${fact.how === 'fifty' ? 50 : 75} хадоў без узяццяў і хадоў пешак ${onBoards(fact)}: нічыя, ${shared(fact)}`;
    case 'flag':
      return `Час скончыўся, але мат ${onBoards(fact)} немагчымы: нічыя, ${shared(fact)}`;
    default:
      return `${capitalised(endText(fact.how, 'be'))} ${onBoards(fact)}: нічыя, ${shared(fact)}`;
  }
};

const CLOCK_MODES: Readonly<Record<string, string>> = {
  increment30: ', за кожны ход дадаецца 30 секунд',
  plus5min: ', кожнай камандзе дададзена 5 хвілін',
  incrementAtFlag: ', пасля падзення сцяжка — 30 секунд на ход',
};

export const be: FactTexts = {
  titles: {
    fork: 'Разгалінаванне',
    pass: 'Пас',
    selection: 'Дошка аддадзена',
    correction: correctedTitle('be'),
    veto: 'Вета',
    'control-board': 'Кантрольная дошка',
    over: 'Партыя скончана',
  },
  sentences: {
    fork: ({ side, mother, daughter, motherChips, daughterChips }) =>
      `${who(side)} падзялілі дошку ${mother}: ${chips(motherChips)} ${verb(motherChips, 'застаецца', 'застаюцца')}, ` +
      `${daughterChips} ${verb(daughterChips, 'ідзе', 'ідуць')} на дошку ${daughter}`,
    pass: ({ side, from, left, to }) =>
      `${who(side)} перанеслі ${to.chips} ${nounFor(to.chips, CHIPS_MOVED, 'be')} з дошкі ${from} на дошку ${to.board}: ` +
      `на дошцы ${from} цяпер ${chips(left)}, на дошцы ${to.board} — ${to.now}`,
    selection: ({ side, board, gain, targets: to }) =>
      `${who(side)} аддалі дошку ${board}: ${scores(opponent(side), gain[opponent(side)])}${targets(to)}`,
    end: (fact) => {
      const winner = winnerOf(fact.gain);
      return winner === null ? drawn(fact) : won(fact, winner);
    },
    correction: (fact) => correctedText(fact, String, 'фішкі размеркаваны інакш', 'be'),
    veto: ({ side, isForBoth }) =>
      `${who(side)} наклалі вета: да канца партыі разгалінаванні забаронены ${isForBoth ? 'абедзвюм камандам' : WHOM[opponent(side)]}`,
    'control-board': ({ clockMode }) =>
      `Засталася адна дошка, арбітр праверыў пазіцыю: разгалінаванняў больш не будзе${CLOCK_MODES[clockMode] ?? ''}`,
    over: ({ score, match }) => {
      const winner = winnerOf(score);
      const end = winner === null ? 'Партыя скончана ўнічыю' : `Партыя скончана: перамаглі ${WHO[winner]}`;
      return match === null ? end : `${end}. Лік матча ${formatHalves(match.white)}:${formatHalves(match.black)}`;
    },
  },
};
