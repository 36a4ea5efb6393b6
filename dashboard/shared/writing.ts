import type { Language } from 'chess-match/client';
import { ONE_TEXT, type LineGrammar, type TypedLine } from 'chess-match/client/turn';

/** How a game's turn is written as a line. */
export interface LineWriting {
  readonly grammar: LineGrammar;
  /** What a person typed, in any alphabet. */
  readonly read: (typed: string) => TypedLine;
  /** The line in the letters of whoever reads it. */
  readonly shown: (line: string, language: Language) => string;
}

/** As it is typed: the rules of a game read its letters, a page that knows none does not. */
export const AS_TYPED: LineWriting = {
  grammar: ONE_TEXT,
  read: (typed) => ({ line: typed.trim(), byKeys: [] }),
  shown: (line) => line,
};
