import { formatClock } from '../../../view/timeText';
import { fenFault } from '../../chess/fenTexts';
import { WHY_WORDS } from '../../chess/whyTexts';
import { duelEn } from '../../duel/words/en';
import { namedRecord } from '../../duel/words/problems';
import type { Fault } from '../rules/errors';
import type { EndReason } from '../rules/state';
import type { ClassicalTexts } from './texts';

const SIDE = { white: 'White', black: 'Black' } as const;

const ENDS: Readonly<Record<EndReason, string>> = {
  mate: 'mate',
  stalemate: 'stalemate',
  'dead-position': 'dead position',
  repetition: 'repetition',
  fifty: '50 moves',
  'seventy-five': '75 moves',
  agreement: 'agreed draw',
  resignation: 'resignation',
  flag: 'flag',
  aborted: 'broken off',
  ruling: 'arbiter’s ruling',
  forfeit: 'no show',
};
const fault = (what: Fault, part: string): string =>
  what === 'no-move' ? 'nobody could play on from it' : fenFault(what, part, 'en');
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** "2 white": a board and a side. */
const seatOf = (label: string): string => {
  const [board = '', side] = label.split(' ');
  return side === 'white' || side === 'black' ? `${SIDE[side]}, board ${board}` : `board ${board}`;
};

const { record } = duelEn({ endOf, fault: (what: string) => what, example: '1.e4 e5 2.Nf3 *' });

/** What classical chess on boards refuses, how a board ends, and what can be undone. */
export const en: ClassicalTexts = {
  problems: {
    ...namedRecord('classical', record),
    'classical/record/after_result': ({ line }) =>
      `Line ${line}: a sixth game begins here, and a match has five boards at most. Put one match into one file.`,
    'classical/game/over': ({ reason }) =>
      `The match is over (last board: ${endOf(reason)}): undo what ended it, or start a new one.`,
    'classical/board/over': ({ board, reason }) =>
      `Board ${board} is over (${endOf(reason)}): undo what ended it to play on there.`,
    'classical/board/none': ({ text, boards }) =>
      text === ''
        ? `Say on which board, 1 to ${boards}: 2:Nf3.`
        : `There is no board ${text}: this match has boards 1 to ${boards}.`,
    'classical/move/unreadable': ({ board, text }) =>
      `Board ${board}: "${text}" is no move. Write Nf3, exd5, O-O or e8=Q.`,
    'classical/move/illegal': ({ board, text, side, inCheck, why, elsewhere }) => {
      const where = elsewhere.length === 0 ? '' : ` On board ${elsewhere.join(', ')} it is a move.`;
      return inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `Board ${board}: ${SIDE[side]} is in check, and ${text} does not end it.${where}`
        : `Board ${board}: ${SIDE[side]} cannot play ${text}: ${WHY_WORDS.en.why(why)}.${where}`;
    },
    'classical/move/ambiguous': ({ board, text, candidates }) =>
      `Board ${board}: ${text} is not clear: ${WHY_WORDS.en.which(candidates)}.`,
    'classical/move/wrong_mark': ({ board, text, san }) => `Board ${board}: ${text} is written wrong; it is ${san}.`,
    'classical/flag/time_left': ({ board, side, remainingMs }) =>
      `Board ${board}: the flag of ${SIDE[side]} has not fallen, ${formatClock(remainingMs)} are left.`,
    'classical/clock/running': () => 'The clock is running already.',
    'classical/clock/stopped': () => 'The clock is stopped already.',
    'classical/clock/bad_time': () => 'No clock takes more than 24 hours.',
    'classical/clock/no_gap': () => 'No time was lost: there is nothing to decide.',
    'classical/draw/offered_already': ({ board, side }) => `Board ${board}: ${SIDE[side]} has offered a draw already.`,
    'classical/draw/not_offered': ({ board, side }) => `Board ${board}: ${SIDE[side]} has been offered no draw.`,
    'classical/claim/nothing': ({ board, occurrences, halfMoves }) =>
      `Board ${board}: there is nothing to claim. The position stands for time no. ${occurrences}, ` +
      `and ${Math.floor(halfMoves / 2)} full moves were without a capture and a pawn move.`,
    'classical/start/bad_position': ({ what, part }) =>
      `The boards cannot begin like this: ${fault(what, part)}. Check the FEN.`,
    'classical/correct/bad_position': ({ board }) =>
      `Board ${board}: not a position that could be played on. Check the FEN.`,
    'classical/correct/no_change': ({ board }) => `Board ${board} is like this already: nothing to correct.`,
  },
  ends: ENDS,
  fact: (kind, label) => {
    switch (kind) {
      case 'turn': {
        const [board, move] = label.split(':');
        return `move ${move} on board ${board}`;
      }
      case 'flag':
        return `the flag of ${seatOf(label)}`;
      case 'resignation':
        return `the resignation of ${seatOf(label)}`;
      case 'agreement':
        return `the agreed draw on ${seatOf(label)}`;
      case 'claim':
        return `the ruling on a claim on ${seatOf(label)}`;
      case 'position':
        return `the corrected position of ${seatOf(label)}`;
      case 'ruling':
        return `the ruled result on ${seatOf(label)}`;
      case 'aborted':
        return 'the breaking off';
      default:
        return label;
    }
  },
};
