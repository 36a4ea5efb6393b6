import { fenFault } from '../../chess/fenTexts';
import { formatClock, formatSpan } from '../../../view/timeText';
import { WHY_WORDS } from '../../chess/whyTexts';
import type { EndReason } from '../rules/state';
import { bpgnEn } from './bpgnEn';
import type { SwedishTexts } from './texts';

const SIDE = { white: 'White', black: 'Black' } as const;
const TEAM = { first: 'The team with White on board A', second: 'The team with Black on board A' } as const;
const PIECE = new Map([
  ['p', 'pawn'],
  ['n', 'knight'],
  ['b', 'bishop'],
  ['r', 'rook'],
  ['q', 'queen'],
]);
const named = (piece: string): string => PIECE.get(piece) ?? piece;

const ENDS: Readonly<Record<EndReason, string>> = {
  mate: 'mate',
  flag: 'flag',
  resignation: 'resignation',
  agreement: 'agreed draw',
  'simultaneous-mates': 'mates at once',
  'simultaneous-flags': 'flags at once',
  stalemate: 'stalemate',
  repetition: 'repetition',
  'fifty-moves': 'fifty moves',
  material: 'nothing to mate with',
  punishment: 'punishment',
  aborted: 'broken off',
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** "A white": a board and a side. */
const seatOf = (label: string): string => {
  const [board = '', side] = label.split(' ');
  return side === 'white' || side === 'black' ? `${SIDE[side]}, board ${board}` : `board ${board}`;
};

/** What Swedish chess refuses, how a match ends, and what can be undone. */
export const en: SwedishTexts = {
  problems: {
    ...bpgnEn,
    'swedish/game/over': ({ reason }) =>
      `The match is over (${endOf(reason)}): undo what ended it, or start a new one.`,
    'swedish/move/unreadable': ({ board, text }) =>
      `Board ${board}: "${text}" is no move. Write Nf3, exd5, O-O, or a drop as N@f6.`,
    'swedish/move/illegal': ({ board, text, side, inCheck, why, elsewhere }) => {
      const where = elsewhere.length === 0 ? '' : ` On board ${elsewhere.join()} it is a move.`;
      return inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `Board ${board}: ${SIDE[side]} is in check, and ${text} does not end it.${where}`
        : `Board ${board}: ${SIDE[side]} cannot play ${text}: ${WHY_WORDS.en.why(why)}.${where}`;
    },
    'swedish/move/ambiguous': ({ board, text, candidates }) =>
      `Board ${board}: ${text} is not clear: ${WHY_WORDS.en.which(candidates)}.`,
    'swedish/move/wrong_mark': ({ board, text, san }) => `Board ${board}: ${text} is written wrong; it is ${san}.`,
    'swedish/move/sitting': ({ board, side }) =>
      `Board ${board}: ${SIDE[side]} has no move now and sits until the partner gives a piece.`,
    'swedish/move/demanded_elsewhere': ({ board, demanded }) =>
      `The next move is demanded on board ${demanded}; board ${board} waits.`,
    'swedish/move/no_board': ({ text }) => `Say on which board, A or B${text === '' ? '' : ` (${text})`}.`,
    'swedish/drop/not_in_reserve': ({ board, side, piece }) =>
      `Board ${board}: ${SIDE[side]} has no ${named(piece)} in the reserve.`,
    'swedish/drop/occupied': ({ board, square }) => `Board ${board}: ${square} is occupied. Drop on an empty square.`,
    'swedish/drop/pawn_rank': ({ board, square }) =>
      `Board ${board}: no pawn may be dropped on ${square}, on the first or last rank.`,
    'swedish/drop/no_square': ({ board, square }) => `Board ${board} has no square ${square}.`,
    'swedish/drop/still_in_check': ({ board, piece, square }) =>
      `Board ${board}: a ${named(piece)} on ${square} does not end the check.`,
    'swedish/drop/check_forbidden': ({ board, san }) =>
      `Board ${board}: ${san} gives check, and in this match no drop may.`,
    'swedish/drop/mate_forbidden': ({ board, san }) => `Board ${board}: ${san} mates, and in this match no drop may.`,
    'swedish/flag/time_left': ({ board, side, remainingMs }) =>
      `Board ${board}: the flag of ${SIDE[side]} has not fallen, ${formatClock(remainingMs)} are left.`,
    'swedish/flag/too_late': ({ board, laterMs }) =>
      `Board ${board}: this flag would have fallen ${formatSpan(laterMs)} after the other. That is not the same moment.`,
    'swedish/clock/running': () => 'The clocks of both boards are running already.',
    'swedish/clock/stopped': () => 'The clocks of both boards are stopped already.',
    'swedish/clock/none': () => 'This match is played without clocks.',
    'swedish/clock/no_gap': () => 'No time was lost on these boards: there is nothing to decide.',
    'swedish/clock/bad_time': () => 'No clock takes more than 24 hours.',
    'swedish/draw/offered_already': ({ team }) => `${TEAM[team]} has offered a draw already.`,
    'swedish/draw/not_offered': ({ team }) => `${TEAM[team]} has been offered no draw.`,
    'swedish/demand/off': () => 'In this match nobody may demand a move on the other board.',
    'swedish/demand/not_last_mover': ({ board }) =>
      `A move on board ${board} may be demanded only by the team that has just moved on the other board.`,
    'swedish/demand/own_partner': ({ board }) =>
      `On board ${board} it is the partner’s move: only an opponent’s move may be demanded.`,
    'swedish/demand/already': ({ board }) => `The next move is demanded on board ${board} already.`,
    'swedish/start/bad_position': ({ board, what, part }) =>
      `Board ${board} cannot begin like this: ${fenFault(what, part, 'en')}. Check the FEN.`,
    'swedish/start/mated': ({ board }) =>
      `Board ${board} cannot begin like this: the side to move is mated. Check the position.`,
    'swedish/correct/bad_position': ({ board, what, part }) =>
      `Board ${board}: not a possible position, ${fenFault(what, part, 'en')}. Check the FEN.`,
    'swedish/correct/mated': ({ board }) => `Board ${board}: the side to move would be mated. Check the position.`,
    'swedish/correct/no_change': ({ board }) => `Board ${board} is like this already: nothing to correct.`,
    'swedish/correct/bad_reserve': ({ board, piece, count }) =>
      `Board ${board}: a reserve cannot hold ${count} of ${named(piece)}. From 0 to 32 pawns, knights, bishops, rooks, queens.`,
  },
  ends: ENDS,
  fact: (kind, label) => {
    switch (kind) {
      case 'turn':
        return `move ${label}`;
      case 'flag':
        return `the flag of ${seatOf(label)}`;
      case 'resignation':
        return 'the resignation';
      case 'agreement':
        return 'the agreed draw';
      case 'punishment':
        return `the punishment of ${seatOf(label)}`;
      case 'position':
        return `the corrected position of ${seatOf(label)}`;
      case 'reserve':
        return `the corrected reserve of ${seatOf(label)}`;
      case 'demand':
        return `the demand for a move on ${seatOf(label)}`;
      case 'aborted':
        return 'the breaking off';
      default:
        return label;
    }
  },
};
