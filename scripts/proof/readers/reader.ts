import type { Language } from '../../../bundles/chess-match/src/view/language';

/** One place of a file that is not taken, as a person is told of it. */
export interface Fault {
  /** From 1; null where the whole file is meant. */
  readonly place: { readonly line: number; readonly column?: number | undefined } | null;
  /** What is wrong and what to do, in each language of the pages. */
  readonly words: readonly string[];
}

/** What takes in files that people, other programs and disks have had in their hands. */
export interface Reader {
  readonly name: string;
  /** Files that it takes. */
  readonly whole: readonly string[];
  /** Nothing is told of a file that is taken. */
  read(text: string): readonly Fault[];
}

const LANGUAGES: readonly Language[] = ['en', 'ru'];

export const inEach = (words: (language: Language) => string): readonly string[] => LANGUAGES.map(words);
