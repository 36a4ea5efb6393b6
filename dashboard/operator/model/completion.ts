import type { TurnOptions } from 'chess-match/client';
import { passItem } from './editDraft';
import { KEYWORDS, splitLine, type Keyword } from './items';
import { movesStarting, type LegalMove } from './legalMoves';
import { evenSplit } from './split';

type BoardOptions = TurnOptions['boards'][number];

/** What completion may offer, as the draft leaves it. */
export interface CompletionContext {
  readonly boards: readonly {
    readonly board: number;
    /** Still without a move in this turn. */
    readonly isWaiting: boolean;
    readonly moves: readonly LegalMove[];
  }[];
  /** The board a daughter would take; null where no board can branch. */
  readonly freeBoard: number | null;
  /** What may be done before anything is drafted; null where nobody is to move. */
  readonly options: TurnOptions | null;
}

export interface Suggestion {
  /** Takes the place of the words from `start` to the caret. */
  readonly text: string;
  readonly start: number;
  /** More is to be typed: no blank after it. */
  readonly isOpen: boolean;
}

const MOST = 12;

const branchArgument = ({ board, branch, split }: BoardOptions, daughter: number): readonly string[] => {
  if (branch !== null || split === null) return [];
  const { keep, give } = evenSplit(split);
  return [`${board}>${daughter} ${keep}+${give}`];
};

const argumentsOf = (keyword: Keyword, context: CompletionContext): readonly string[] => {
  const { options, freeBoard } = context;
  if (options === null) return [];
  const { boards, passSize } = options;
  switch (keyword) {
    case 'branch':
      return freeBoard === null ? [] : boards.flatMap((mother) => branchArgument(mother, freeBoard));
    case 'pass':
      return boards.flatMap(({ board, passTo }) =>
        passTo.map((to) => passItem(board, to, passSize).slice('pass '.length)),
      );
    case 'select':
      return boards.flatMap(({ board, selectTo }) => selectTo.map((to) => `${board}>${to}`));
    case 'draw':
    case 'resign':
    case 'offer':
      return boards.filter((board) => board[keyword] === null).map(({ board }) => String(board));
    case 'claim':
      // As on the boards: a claim is the arbiter's to answer.
      return boards.map(({ board }) => String(board));
  }
};

const isKeyword = (word: string): word is Keyword => KEYWORDS.some((keyword) => keyword === word);

const moveSuggestions = (word: string, start: number, context: CompletionContext): readonly Suggestion[] => {
  const [figure = '', typed = ''] = word.split(':');
  const board = context.boards.find((candidate) => candidate.board === Number(figure));
  const moves = movesStarting(board?.moves ?? [], typed);
  if (moves.length === 1 && moves[0]?.san === typed) return [];
  return moves.map(({ san }) => ({ text: `${figure}:${san}`, start, isOpen: false }));
};

const startSuggestions = (
  word: string,
  start: number,
  context: CompletionContext,
  line: string,
): readonly Suggestion[] => {
  const hasKeyChange = splitLine(line).some(({ kind }) => kind === 'branch' || kind === 'pass' || kind === 'select');
  const waiting = context.boards.filter(({ isWaiting }) => isWaiting).map(({ board }) => `${board}:`);
  const keywords = KEYWORDS.filter((keyword) => {
    const isKeyChange = keyword === 'branch' || keyword === 'pass' || keyword === 'select';
    if (isKeyChange && hasKeyChange) return false;
    return argumentsOf(keyword, context).length > 0;
  });
  return [...waiting, ...keywords]
    .filter((text) => text.startsWith(word) && text !== word)
    .map((text) => ({ text: text.endsWith(':') ? text : `${text} `, start, isOpen: true }));
};

/** What the words before the caret may become: moves of the boards still to move, keywords and their boards. */
export const complete = (line: string, caret: number, context: CompletionContext): readonly Suggestion[] => {
  const before = line.slice(0, caret);
  const words = before.split(/\s/);
  const word = words.at(-1) ?? '';
  const start = caret - word.length;
  const keyword = words.at(-2) ?? '';
  if (isKeyword(keyword))
    return argumentsOf(keyword, context)
      .filter((text) => text.startsWith(word) && text !== word)
      .map((text) => ({ text, start, isOpen: false }))
      .slice(0, MOST);
  if (/^\d+:/.test(word)) return moveSuggestions(word, start, context).slice(0, MOST);
  return startSuggestions(word, start, context, line).slice(0, MOST);
};

/** A move still being written: what stands there is the beginning of a legal one. */
export const isBeginning = (text: string, context: CompletionContext): boolean => {
  const [, figure, typed = ''] = /^(\d+):(.*)$/.exec(text) ?? [];
  const board = context.boards.find((candidate) => candidate.board === Number(figure));
  return board !== undefined && movesStarting(board.moves, typed).length > 0;
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
