import type { RecordErrorParams } from '../record/errors';
import type { ProgressiveTexts } from './texts';

/** What is wrong with a record, where, and what to do. */
export const recordEn: Pick<ProgressiveTexts['problems'], keyof RecordErrorParams> = {
  'progressive/record/not_utf8': () => 'The record is not in UTF-8. Save the file as UTF-8 and try again.',
  'progressive/record/too_long': ({ expected }) =>
    `The record has more than ${expected} characters. Put one game into one file and try again.`,
  'progressive/record/bad_tag': ({ line }) => `Line ${line}: a tag cannot be read. It must look like [Name "value"].`,
  'progressive/record/open_comment': ({ line }) =>
    `Line ${line}: a comment begins here and never ends. Put } behind it.`,
  'progressive/record/open_variation': ({ line }) =>
    `Line ${line}: a variation begins here and never ends. Put ) behind it.`,
  'progressive/record/unknown_token': ({ line, expected }) =>
    `Line ${line}: the number of a turn like ${expected} must stand here. Correct this word or delete it.`,
  'progressive/record/no_moves': ({ line, expected }) =>
    `Line ${line}: there are no moves behind ${expected} Write them, or delete the number.`,
  'progressive/record/wrong_turn': ({ line, expected }) =>
    `Line ${line}: the next turn is ${expected} Each series has a number of its own.`,
  'progressive/record/bad_clock': ({ line }) =>
    `Line ${line}: this time cannot be read. It must look like [%clk 0:14:59].`,
  'progressive/record/after_result': ({ line }) =>
    `Line ${line}: something stands behind the result. One file holds one game: delete the rest, or make another file of it.`,
  'progressive/record/two_results': ({ line, expected }) =>
    `Line ${line}: the result is ${expected} in the tag Result and another one here. Correct the one that is wrong.`,
  'progressive/record/bad_result': ({ line, written, expected }) =>
    `Line ${line}: the result says ${written}, and the moves come to ${expected}. Correct the one that is wrong.`,
  'progressive/record/empty': () => 'There is neither a move nor a result in this file. Write them as 1.e4 2.e5 Nf6.',
};
