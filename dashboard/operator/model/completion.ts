import type { Language } from 'chess-match/client';

export interface Suggestion {
  /** Takes the place of the words from `start` to the caret. */
  readonly text: string;
  readonly start: number;
  /** More is to be typed: no blank after it. */
  readonly isOpen: boolean;
}

/** What completes the line of a game as it is typed. */
export interface Completion {
  /** What the words before the caret may become. */
  readonly complete: (line: string, caret: number, language: Language) => readonly Suggestion[];
  /** Still being written: what stands there is the beginning of something. */
  readonly isBeginning: (text: string) => boolean;
}

export const MOST = 12;

/** The line with a suggestion taken, and where the caret stands after it. */
export const take = (
  line: string,
  caret: number,
  { text, start, isOpen }: Suggestion,
): { line: string; caret: number } => {
  const after = line.slice(caret);
  const inserted = isOpen || after.startsWith(' ') ? text : `${text} `;
  return { line: line.slice(0, start) + inserted + after, caret: start + inserted.length };
};
