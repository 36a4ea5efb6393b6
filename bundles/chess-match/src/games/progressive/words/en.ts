import { countedText } from '../../../view/counted';
import { formatClock } from '../../../view/timeText';
import { fenFault, withPart } from '../../chess/fenTexts';
import { WHY_WORDS } from '../../chess/whyTexts';
import { joined } from '../../common/texts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { recordEn } from './recordEn';
import type { ProgressiveTexts } from './texts';

const SIDE = { white: 'White', black: 'Black' } as const;

const moves = (count: number): string => countedText(count, { one: 'move', few: 'moves', many: 'moves' }, 'en');

/** Completes "not a possible position, …". */
const fault = (what: StartError['kind'], part: string): string =>
  what === 'turn'
    ? withPart('this turn is not of the side to move: White has the odd ones', part, 'en')
    : fenFault(what, part, 'en');

const ENDS: Readonly<Record<EndReason, string>> = {
  mate: 'mate',
  'progressive-mate': 'progressive mate',
  stalemate: 'stalemate',
  'incomplete-series': 'series that cannot be completed',
  'ten-turns': 'ten turns without capture or pawn move',
  'all-taken': 'everything taken',
  agreement: 'agreed draw',
  resignation: 'resignation',
  flag: 'flag',
  aborted: 'broken off',
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What chess in series refuses, how a game ends, and what can be undone. */
export const en: ProgressiveTexts = {
  problems: {
    ...recordEn,
    'progressive/game/over': ({ reason }) =>
      `The game is over (${endOf(reason)}): undo what ended it, or start a new one.`,
    'progressive/move/unreadable': ({ text }) => `"${text}" is no move. Write Nf3, exd5, O-O, e8=Q or e2-e4.`,
    'progressive/move/illegal': ({ text, side, inCheck, why }) =>
      inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `${SIDE[side]} is in check, and ${text} does not end it: the first move of the series has to.`
        : `${SIDE[side]} cannot play ${text}: ${WHY_WORDS.en.why(why)}.`,
    'progressive/move/ambiguous': ({ text, candidates }) => `${text} is not clear: ${WHY_WORDS.en.which(candidates)}.`,
    'progressive/move/wrong_mark': ({ text, san }) => `${text} is written wrong; it is ${san}.`,
    'progressive/move/early_check': ({ text, left }) =>
      `${text} gives check, and ${moves(left)} of the series are left: check comes with the last one only.`,
    'progressive/move/not_in_turn': ({ text, waiting }) =>
      `${text}: this man waits until every other man that can move has moved as often. To move now: ${joined(waiting, 'or')}.`,
    'progressive/series/short': ({ turn, lacks, length }) =>
      `Turn ${turn} is a series of ${moves(length)}: ${lacks} more.`,
    'progressive/series/long': ({ text, length, byCheck }) =>
      byCheck ? `A check has ended the series: delete ${text}.` : `The series has ${moves(length)}: delete ${text}.`,
    'progressive/series/wrong_turn': ({ expected, found }) => `It is turn ${expected}, not ${found}.`,
    'progressive/flag/time_left': ({ side, remainingMs }) =>
      `The flag of ${SIDE[side]} has not fallen, ${formatClock(remainingMs)} are left.`,
    'progressive/clock/running': () => 'The clock has been started already.',
    'progressive/clock/stopped': () => 'The clock stands already.',
    'progressive/clock/bad_time': () => 'A clock takes 24 hours at most.',
    'progressive/clock/no_gap': () => 'No time was lost in this game: nothing is to be decided.',
    'progressive/draw/offered_already': ({ side }) => `${SIDE[side]} has offered a draw already.`,
    'progressive/draw/not_offered': ({ side }) => `${SIDE[side]} has been offered no draw.`,
    'progressive/claim/too_few': ({ quiet, needed }) =>
      `Only ${quiet} turns in a row were without a capture and a pawn move, and a claim needs ${needed}.`,
    'progressive/claim/none': () => 'In this kind of chess no number of quiet turns is a draw.',
    'progressive/start/bad_position': ({ what, part }) =>
      `The board cannot begin like this: ${fault(what, part)}. Check the FEN.`,
    'progressive/start/over': ({ reason }) =>
      `The board cannot begin like this: the game would be over at once (${endOf(reason)}). Check the position.`,
    'progressive/correct/no_board': ({ board }) => `There is no board ${board}: this game has one board.`,
    'progressive/correct/bad_position': ({ what, part }) =>
      `Not a possible position, ${fault(what, part)}. Check the FEN.`,
    'progressive/correct/side_to_move': ({ side }) => `It is ${SIDE[side]}’s turn: the position must say so.`,
    'progressive/correct/over': ({ reason }) =>
      `The game would be over at once (${endOf(reason)}). Check the position.`,
    'progressive/correct/no_change': () => 'The board is like this already: nothing to correct.',
  },
  ends: ENDS,
  fact: (kind, label) => {
    const side = label === 'white' || label === 'black' ? SIDE[label] : label;
    switch (kind) {
      case 'turn':
        return `turn ${label}`;
      case 'flag':
        return `the flag of ${side}`;
      case 'resignation':
        return `the resignation of ${side}`;
      case 'agreement':
        return 'the agreed draw';
      case 'claim':
        return 'the draw by ten turns';
      case 'position':
        return 'the corrected position';
      case 'aborted':
        return 'the breaking off';
      default:
        return label;
    }
  },
};
