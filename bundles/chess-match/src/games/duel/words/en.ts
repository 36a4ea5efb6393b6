import { formatClock } from '../../../view/timeText';
import type { DuelReason } from '../state';
import type { OwnWords } from './own';
import type { DuelWords } from './problems';

const SIDE = { white: 'White', black: 'Black' } as const;

/** Ends that are not of the board. */
export const DUEL_ENDS_EN: Readonly<Record<DuelReason, string>> = {
  agreement: 'agreed draw',
  resignation: 'resignation',
  flag: 'flag',
  aborted: 'broken off',
  ruling: 'arbiter’s ruling',
  forfeit: 'no show',
};

/** A fact as the object of "undo"; `own`: those that only the game knows. */
export const duelFactEn =
  (own: (kind: string, label: string) => string | null) =>
  (kind: string, label: string): string => {
    const side = label === 'white' || label === 'black' ? SIDE[label] : label;
    switch (kind) {
      case 'flag':
        return `the flag of ${side}`;
      case 'resignation':
        return `the resignation of ${side}`;
      case 'agreement':
        return 'the agreed draw';
      case 'position':
        return 'the corrected position';
      case 'ruling':
        return 'the ruled result';
      case 'aborted':
        return 'the breaking off';
      default:
        return own(kind, label) ?? label;
    }
  };

/** What every game of two sides refuses, and what is wrong with a record, where, and what to do. */
export const duelEn = <What extends string>({ endOf, fault, example }: OwnWords<What>): DuelWords<What> => ({
  problems: {
    'game/over': ({ reason }) => `The game is over (${endOf(reason)}): undo what ended it, or start a new one.`,
    'flag/time_left': ({ side, remainingMs }) =>
      `The flag of ${SIDE[side]} has not fallen, ${formatClock(remainingMs)} are left.`,
    'clock/running': () => 'The clock is running already.',
    'clock/stopped': () => 'The clock is stopped already.',
    'clock/bad_time': () => 'No clock takes more than 24 hours.',
    'clock/no_gap': () => 'No time was lost: there is nothing to decide.',
    'draw/offered_already': ({ side }) => `${SIDE[side]} has offered a draw already.`,
    'draw/not_offered': ({ side }) => `${SIDE[side]} has been offered no draw.`,
    'start/bad_position': ({ what, part }) => `The board cannot begin like this: ${fault(what, part)}. Check the FEN.`,
    'start/over': ({ reason }) =>
      `The board cannot begin like this: the game would be over at once (${endOf(reason)}). Check the position.`,
    'correct/no_board': ({ board }) => `There is no board ${board}: this game has one board.`,
    'correct/bad_position': ({ what, part }) => `Not a possible position, ${fault(what, part)}. Check the FEN.`,
    'correct/side_to_move': ({ side }) => `It is ${SIDE[side]}’s turn: the position must say so.`,
    'correct/over': ({ reason }) => `The game would be over at once (${endOf(reason)}). Check the position.`,
    'correct/no_change': () => 'The board is like this already: nothing to correct.',
  },
  record: {
    not_utf8: () => 'The file is not in UTF-8. Save it as UTF-8 and try again.',
    too_long: ({ expected }) =>
      `The record has more than ${expected} characters. Put one game into one file and try again.`,
    bad_tag: ({ line }) => `Line ${line}: this tag cannot be read. It must look like [Name "value"].`,
    open_comment: ({ line }) => `Line ${line}: a comment begins and never ends. Put } where it ends.`,
    open_variation: ({ line }) => `Line ${line}: a variation begins and never ends. Put ) where it ends.`,
    too_deep: ({ line, expected }) =>
      `Line ${line}: more than ${expected} variations stand in each other here. Delete the innermost ones.`,
    unknown_token: ({ line, expected }) =>
      `Line ${line}: the number of a turn like ${expected} must stand here. Correct this word or delete it.`,
    no_moves: ({ line, expected }) =>
      `Line ${line}: there are no moves behind ${expected} Write them, or delete the number.`,
    wrong_number: ({ line, expected }) => `Line ${line}: ${expected} comes next. Correct the number.`,
    bad_clock: ({ line }) => `Line ${line}: this time cannot be read. It must look like [%clk 0:14:59].`,
    after_result: ({ line }) =>
      `Line ${line}: something stands behind the result. One file holds one game: delete the rest, or make another file of it.`,
    two_results: ({ line, expected }) =>
      `Line ${line}: the tag Result says ${expected}, and another result stands behind the moves. Correct the one that is wrong.`,
    bad_result: ({ line, written, expected }) =>
      `Line ${line}: the result says ${written}, and the moves come to ${expected}. Correct the one that is wrong.`,
    empty: () => `There is neither a move nor a result in this file. Write them as ${example}.`,
  },
});
