import type { Side } from 'chess-match/client/contract';
import { formatHalves, endText } from 'chess-match/client/drawing';
import { capitalised, opponent } from 'chess-match/client/view';
import { chipsText } from 'chess-match/games/business';
import { listed } from '../../../air/text/listed';
import type { FactTexts } from './types';
import { correctedText, correctedTitle } from '../../../air/visit/correctedText';
import { winnerOf, type FactOf, type Receiver } from './types';

const WHO: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

const chips = (count: number): string => chipsText(count, 'en');
/** Half a point and one point are singular. */
const points = (halves: number): string => `${formatHalves(halves)} ${halves <= 2 ? 'point' : 'points'}`;
const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** "board 4", "boards 3 and 4". */
const theBoards = ({ boards }: FactOf<'end'>): string => {
  const numbers = boards.map(({ board }) => board);
  return `${numbers.length === 1 ? 'board' : 'boards'} ${listed(numbers, 'and')}`;
};

const scores = (side: Side, halves: number): string => `${WHO[side]} scores ${points(halves)}`;

const toTable = ({ boards }: FactOf<'end'>): string => {
  const count = boards.reduce((sum, board) => sum + board.chips, 0);
  return `${chips(count)} ${verb(count, 'goes', 'go')} to the arbiters’ table`;
};

const shared = (fact: FactOf<'end'>): string => `each side scores ${points(fact.gain.white)}, ${toTable(fact)}`;

const targets = ([first, ...others]: readonly Receiver[]): string =>
  first === undefined
    ? ''
    : [
        `, ${chips(first.chips)} ${verb(first.chips, 'goes', 'go')} to board ${first.board}`,
        ...others.map(({ board, chips: count }) => `${count} to board ${board}`),
      ].join(', ');

/** Ends that pay one side. */
const won = (fact: FactOf<'end'>, side: Side): string => {
  const paid = `${scores(side, fact.gain[side])}, ${toTable(fact)}`;
  switch (fact.how) {
    case 'resignation':
      return `${WHO[opponent(side)]} resigned ${theBoards(fact)}: ${paid}`;
    case 'mate':
      return `Checkmate on ${theBoards(fact)}: ${paid}`;
    case 'flag':
      return `${WHO[opponent(side)]} ran out of time: ${scores(side, fact.gain[side])} for ${theBoards(fact)}, ${toTable(fact)}`;
    default:
      return `${capitalised(endText(fact.how, 'en'))} on ${theBoards(fact)}: ${paid}`;
  }
};

/** Ends that pay both sides alike. */
const drawn = (fact: FactOf<'end'>): string => {
  switch (fact.how) {
    case 'draw':
      return `Draw on ${theBoards(fact)}: ${shared(fact)}`;
    case 'dead-position':
      return `Nobody can win ${theBoards(fact)} any more: draw, ${shared(fact)}`;
    case 'repetition':
      return `The position on ${theBoards(fact)} was repeated: draw, ${shared(fact)}`;
    case 'fifty':
    case 'seventy-five':
      return `${fact.how === 'fifty' ? 50 : 75} moves without a capture or a pawn move on ${theBoards(fact)}: draw, ${shared(fact)}`;
    case 'flag':
      return `Time ran out, but there can be no checkmate on ${theBoards(fact)}: draw, ${shared(fact)}`;
    default:
      return `${capitalised(endText(fact.how, 'en'))} on ${theBoards(fact)}: draw, ${shared(fact)}`;
  }
};

const CLOCK_MODES: Readonly<Record<string, string>> = {
  increment30: ', 30 seconds are added for every move',
  plus5min: ', 5 minutes are added for each team',
  incrementAtFlag: ', 30 seconds a move once the flag has fallen',
};

export const en: FactTexts = {
  titles: {
    fork: 'Branching',
    pass: 'Pass',
    selection: 'Board given up',
    correction: correctedTitle('en'),
    veto: 'Veto',
    'control-board': 'Control board',
    over: 'Game over',
  },
  sentences: {
    fork: ({ side, mother, daughter, motherChips, daughterChips }) =>
      `${WHO[side]} split board ${mother}: ${chips(motherChips)} ${verb(motherChips, 'stays', 'stay')}, ` +
      `${daughterChips} ${verb(daughterChips, 'goes', 'go')} to board ${daughter}`,
    pass: ({ side, from, left, to }) =>
      `${WHO[side]} moved ${chips(to.chips)} from board ${from} to board ${to.board}: ` +
      `board ${from} now has ${chips(left)}, board ${to.board} has ${to.now}`,
    selection: ({ side, board, gain, targets: to }) =>
      `${WHO[side]} gave up board ${board}: ${scores(opponent(side), gain[opponent(side)])}${targets(to)}`,
    end: (fact) => {
      const winner = winnerOf(fact.gain);
      return winner === null ? drawn(fact) : won(fact, winner);
    },
    correction: (fact) => correctedText(fact, String, 'chips went another way', 'en'),
    veto: ({ side, isForBoth }) =>
      `${WHO[side]} declared a veto: ${isForBoth ? 'neither team' : WHO[opponent(side)]} may ${isForBoth ? '' : 'not '}branch for the rest of the game`,
    'control-board': ({ clockMode }) =>
      `One board is left, the arbiter has confirmed the position: no more branching${CLOCK_MODES[clockMode] ?? ''}`,
    over: ({ score, match }) => {
      const winner = winnerOf(score);
      const end = winner === null ? 'The game is drawn' : `The game is over: ${WHO[winner]} won`;
      return match === null ? end : `${end}. Match score ${formatHalves(match.white)}:${formatHalves(match.black)}`;
    },
  },
};
