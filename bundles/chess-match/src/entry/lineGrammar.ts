const wordsOf = (line: string): readonly string[] => line.split(/\s+/).filter((word) => word !== '');

/** One blank between words and none around: two lines that differ only in blanks are the same turn. */
export const tidy = (line: string): string => wordsOf(line).join(' ');

/** How the line of a draft is made up. */
export interface LineGrammar {
  /** What stands on it by itself, each as it is written. */
  readonly textsOf: (line: string) => readonly string[];
  /** Two lines that were made of one, put together. */
  readonly merge: (base: string, mine: string, theirs: string) => string;
  /**
   * What is typed behind a line whose press came to nothing goes on with it; false where a line is whole by itself, and
   * what comes behind it is of another turn.
   */
  readonly goesOn: boolean;
}

/**
 * A line that is one text, a single move or a series in which each stands on those before it: the one that came first
 * stands.
 */
export const ONE_TEXT: LineGrammar = {
  textsOf: wordsOf,
  merge: (base, mine, theirs) => (tidy(theirs) === tidy(base) ? mine : theirs),
  goesOn: false,
};
