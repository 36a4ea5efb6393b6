import type { Language } from 'chess-match/client';
import type { LineGrammar, TypedLine } from 'chess-match/client/turn';

/** How a game's turn is written as a line. */
export interface LineWriting {
  readonly grammar: LineGrammar;
  /** What a person typed, in any alphabet. */
  readonly read: (typed: string) => TypedLine;
  /** The line in the letters of whoever reads it. */
  readonly shown: (line: string, language: Language) => string;
}
