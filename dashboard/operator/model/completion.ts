import type { Language } from 'chess-match/client';
import { asLatinKeys, sanIn } from 'chess-match/client/view';
import { movesStarting, type LegalMove } from 'chess-match/client/turn';
import { isInPlay, type BoardModel } from 'chess-match/games/business';

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

/** A board that moves are typed for. */
export interface TypedBoard {
  readonly board: number;
  /** Still without a move in this turn. */
  readonly isWaiting: boolean;
  readonly moves: readonly LegalMove[];
}

export const MOST = 12;

export const typedBoards = (models: readonly BoardModel[]): readonly TypedBoard[] =>
  models.filter(isInPlay).map(({ board, moves, state }) => ({ board, isWaiting: state === 'to-move', moves }));

/** The word that ends at the caret, and where it begins; on the Russian layout the colon's key gives a letter. */
export const wordAt = (line: string, caret: number): { readonly word: string; readonly start: number } => {
  const typed = line.slice(0, caret).split(/\s/).at(-1) ?? '';
  const word = /^\d+Ж/.test(typed) ? asLatinKeys(typed) : typed;
  return { word, start: caret - word.length };
};

/** The moves that a word like "1:N" may become; null where it is none. */
export const movesFor = (
  word: string,
  start: number,
  boards: readonly TypedBoard[],
  language: Language,
): readonly Suggestion[] | null => {
  if (!/^\d+:/.test(word)) return null;
  const [figure = '', typed = ''] = word.split(':');
  const board = boards.find((candidate) => candidate.board === Number(figure));
  const moves = movesStarting(board?.moves ?? [], typed);
  const written = moves.map(({ san }) => sanIn(san, language));
  if (written.length === 1 && (written[0] === typed || moves[0]?.san === typed)) return [];
  return written.map((text) => ({ text: `${figure}:${text}`, start, isOpen: false }));
};

/** The boards still without a move, as the beginning of their item. */
export const boardsFor = (word: string, start: number, boards: readonly TypedBoard[]): readonly Suggestion[] =>
  boards
    .filter(({ isWaiting }) => isWaiting)
    .map(({ board }) => `${board}:`)
    .filter((text) => text.startsWith(word) && text !== word)
    .map((text) => ({ text, start, isOpen: true }));

/** Whether a text is the beginning of a legal move, "1:N", or of a board's item. */
export const isMoveBegun = (text: string, boards: readonly TypedBoard[]): boolean => {
  if (/^\d$/.test(text)) return true;
  const [, figure, typed = ''] = /^(\d+):(.*)$/.exec(text) ?? [];
  const board = boards.find((candidate) => candidate.board === Number(figure));
  return board !== undefined && movesStarting(board.moves, typed).length > 0;
};

/** A turn of moves alone. */
export const moveCompletion = (models: readonly BoardModel[]): Completion => {
  const boards = typedBoards(models);
  return {
    complete: (line, caret, language) => {
      const { word, start } = wordAt(line, caret);
      return (movesFor(word, start, boards, language) ?? boardsFor(word, start, boards)).slice(0, MOST);
    },
    isBeginning: (text) => isMoveBegun(text, boards),
  };
};

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
