import type { RecordErrorParams } from '../record/errors';
import type { BelarusianTexts } from './texts';

/** What is wrong with a record, where, and what to do. */
export const recordEn: Pick<BelarusianTexts['problems'], keyof RecordErrorParams> = {
  'belarusian/record/not_utf8': () => 'The file is not in UTF-8. Save it as UTF-8 and try again.',
  'belarusian/record/too_long': ({ expected }) =>
    `The record has more than ${expected} characters. Put one game into one file and try again.`,
  'belarusian/record/bad_tag': ({ line }) => `Line ${line}: this tag cannot be read. It must look like [Name "value"].`,
  'belarusian/record/open_comment': ({ line }) => `Line ${line}: a comment begins and never ends. Put } where it ends.`,
  'belarusian/record/open_variation': ({ line }) =>
    `Line ${line}: a variation begins and never ends. Put ) where it ends.`,
  'belarusian/record/unknown_token': ({ line, expected }) =>
    `Line ${line}: the number of a turn like ${expected} must stand here. Correct this word or delete it.`,
  'belarusian/record/wrong_number': ({ line, expected }) => `Line ${line}: ${expected} comes next. Correct the number.`,
  'belarusian/record/bad_clock': ({ line }) =>
    `Line ${line}: this time cannot be read. It must look like [%clk 0:14:59].`,
  'belarusian/record/after_result': ({ line }) =>
    `Line ${line}: something stands behind the result. One file holds one game: delete the rest, or make another file of it.`,
  'belarusian/record/two_results': ({ line, expected }) =>
    `Line ${line}: the tag Result says ${expected}, and another result stands behind the moves. Correct the one that is wrong.`,
  'belarusian/record/bad_result': ({ line, written, expected }) =>
    `Line ${line}: the result says ${written}, and the moves come to ${expected}. Correct the one that is wrong.`,
  'belarusian/record/empty': () => 'There is neither a move nor a result in this file. Write them as 1.e2-e4 e8-e6.',
};
