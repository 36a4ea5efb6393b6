/**
 * What a record holds under a word from outside: every object answers to `constructor` and `toString`, though nobody
 * wrote them.
 */
export const own = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined;
