import type { SwedishTexts } from './texts';
import type { BpgnErrorParams } from '../record/bpgn/errors';

/** What is wrong with a record, where, and what to do. */
export const bpgnEn: Pick<SwedishTexts['problems'], keyof BpgnErrorParams> = {
  'bpgn/not_utf8': () => 'The file is not in UTF-8. Save it as UTF-8 and try again.',
  'bpgn/too_long': ({ expected }) =>
    `The record has more than ${expected} characters. Put one match into one file and try again.`,
  'bpgn/bad_tag': ({ line }) => `Line ${line}: this tag cannot be read. It must look like [Name "value"].`,
  'bpgn/open_comment': ({ line }) => `Line ${line}: a comment begins and never ends. Put } where it ends.`,
  'bpgn/open_variation': ({ line }) => `Line ${line}: a variation begins and never ends. Put ) where it ends.`,
  'bpgn/unknown_token': ({ line }) =>
    `Line ${line}: a move number like 12A. or 12b., or the result, must stand here. Correct this word or delete it.`,
  'bpgn/no_move': ({ line, expected }) =>
    `Line ${line}: there is no move behind ${expected} Write the move, or delete the number.`,
  'bpgn/wrong_turn': ({ line, expected }) =>
    `Line ${line}: the next move on this board is ${expected} Check number and board: A and B are White, a and b Black.`,
  'bpgn/bad_clock': ({ line, expected }) =>
    `Line ${line}: this time cannot be read. It must look like ${expected}, [ts=12.5] or 118.5.`,
  'bpgn/no_result': ({ line, expected }) =>
    `The record stops at line ${line} without a result. Write one of ${expected} at the end.`,
  'bpgn/after_result': ({ line }) =>
    `Line ${line}: something stands behind the result. One file holds one match: delete the rest, or make another file of it.`,
  'bpgn/time_control': ({ line, written }) =>
    `Line ${line}: these clocks know no time like ${written}. Write seconds of a player and of a move, 180+2, or [DelayMs "3000"] for a delay, or delete the tag.`,
  'bpgn/unclear_time': ({ line, written }) =>
    `Line ${line}: a time control is in seconds, and ${written} may mean minutes. Write minutes in seconds, like 180+0, and what is below a minute like [TimePerPlayerMs "3000"].`,
  'bpgn/two_results': ({ line, expected }) =>
    `Line ${line}: the tag Result says ${expected}, and another result stands behind the moves. Correct the one that is wrong.`,
  'bpgn/bad_set_up': ({ line }) =>
    `Line ${line}: boards that are set up need a position each. Write [FEN "board A | board B"], or delete the tag.`,
  'bpgn/unknown_end': () =>
    'Neither the moves nor these rules come to such an end. Write in a last {comment} who resigned, whose time ran out, or that the game was aborted.',
  'bpgn/unknown_player': () =>
    'Time ran out for somebody whom no tag of the record names. Write him as in his tag, or by his seat: {WhiteA forfeits on time}.',
  'bpgn/bad_result': ({ line, written, expected }) =>
    `Line ${line}: the result says ${written}, and the moves come to ${expected}. Correct it, or write in a last {comment} how the match ended.`,
};
