import type { Language } from 'chess-match/client';
import { asLatinKeys, sanIn } from 'chess-match/client/view';
import { movesStarting, type LegalMove } from 'chess-match/client/turn';
import { isInPlay, type BoardModel } from 'chess-match/games/business';
import type { Suggestion } from '../../../../operator/model/completion';

/** A board that moves are typed for. */
export interface TypedBoard {
  readonly board: number;
  /** Still without a move in this turn. */
  readonly isWaiting: boolean;
  readonly moves: readonly LegalMove[];
}

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
