import { lineOf, textOf, type Entry } from 'chess-match/client/turn';
import type { Strings } from '../texts/en';
import type { LineWriting } from '../../shared/writing';

/** What stands in the field: what is being typed there, letter by letter; else the line as it is written. */
export const textInField = (entry: Entry, { grammar, shown }: LineWriting, language: Strings['language']): string => {
  const { draft, ahead, press } = entry;
  // A line that is whole by itself is gone with its press: what is typed next is of the next turn.
  if (press !== null && !grammar.goesOn) return textOf(entry);
  return ahead?.text ?? draft.typed?.text ?? shown(lineOf(draft), language);
};
