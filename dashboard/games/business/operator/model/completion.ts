import type { Language, TurnOptions } from 'chess-match/client';
import { asLatinKeys, beginsKeyword, keywordOf, RUSSIAN_WORDS, readTyped, sanIn } from 'chess-match/client/view';
import {
  passItem,
  KEYWORDS,
  splitLine,
  type Keyword,
  movesStarting,
  type LegalMove,
  evenSplit,
} from 'chess-match/client/turn';

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

/** How a mother's chips may be split, evenly first. @param way "4>5", as it stands behind the keyword */
const splitsOf = (way: string, { options }: CompletionContext): readonly string[] => {
  const mother = options?.boards.find(({ board }) => way.startsWith(`${board}>`));
  if (mother === undefined || mother.branch !== null || mother.split === null) return [];
  const { least, most } = mother.split;
  const even = evenSplit(mother.split).keep;
  const others = Array.from({ length: most - least + 1 }, (_, index) => least + index).filter((keep) => keep !== even);
  return [even, ...others].map((keep) => `${keep}+${least + most - keep}`);
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

const wordOf = (keyword: Keyword, language: Language): string =>
  language === 'ru' ? RUSSIAN_WORDS[keyword][0] : keyword;

const beginsAs = (keyword: Keyword, typed: string): boolean =>
  [keyword, ...RUSSIAN_WORDS[keyword]].some((word) => word.startsWith(typed.toLowerCase()));

const moveSuggestions = (
  word: string,
  start: number,
  context: CompletionContext,
  language: Language,
): readonly Suggestion[] => {
  const [figure = '', typed = ''] = word.split(':');
  const board = context.boards.find((candidate) => candidate.board === Number(figure));
  const moves = movesStarting(board?.moves ?? [], typed);
  const written = moves.map(({ san }) => sanIn(san, language));
  if (written.length === 1 && (written[0] === typed || moves[0]?.san === typed)) return [];
  return written.map((text) => ({ text: `${figure}:${text}`, start, isOpen: false }));
};

const startSuggestions = (
  word: string,
  start: number,
  context: CompletionContext,
  line: string,
  language: Language,
): readonly Suggestion[] => {
  const hasKeyChange = splitLine(readTyped(line, null).line).some(
    ({ kind }) => kind === 'branch' || kind === 'pass' || kind === 'select',
  );
  const waiting = context.boards.filter(({ isWaiting }) => isWaiting).map(({ board }) => `${board}:`);
  const keywords = KEYWORDS.filter((keyword) => {
    const isKeyChange = keyword === 'branch' || keyword === 'pass' || keyword === 'select';
    if (isKeyChange && hasKeyChange) return false;
    return argumentsOf(keyword, context).length > 0;
  });
  const boards = waiting.filter((text) => text.startsWith(word) && text !== word);
  const words = keywords.filter((keyword) => beginsAs(keyword, word) && keywordOf(word) !== keyword);
  return [...boards, ...words.map((keyword) => `${wordOf(keyword, language)} `)].map((text) => ({
    ...{ text, start, isOpen: true },
  }));
};

/** What the words before the caret may become: moves of the boards still to move, keywords and their boards. */
export const complete = (
  line: string,
  caret: number,
  context: CompletionContext,
  language: Language,
): readonly Suggestion[] => {
  const before = line.slice(0, caret);
  const words = before.split(/\s/);
  const typed = words.at(-1) ?? '';
  // Typed on the Russian layout, the colon's key gives this letter.
  const word = /^\d+Ж/.test(typed) ? asLatinKeys(typed) : typed;
  const start = caret - word.length;
  const last = words.at(-2) ?? '';
  const keyword = keywordOf(last);
  const isSplit = keywordOf(words.at(-3) ?? '') === 'branch';
  if (keyword !== null || isSplit)
    return (keyword === null ? splitsOf(last, context) : argumentsOf(keyword, context))
      .filter((text) => text.startsWith(word) && text !== word)
      .map((text) => ({ text, start, isOpen: false }))
      .slice(0, MOST);
  if (/^\d+:/.test(word)) return moveSuggestions(word, start, context, language).slice(0, MOST);
  return startSuggestions(word, start, context, line, language).slice(0, MOST);
};

/** Still being written: what stands there is the beginning of a legal move, or of a word of the line. */
export const isBeginning = (text: string, context: CompletionContext): boolean => {
  if (keywordOf(text) === null && (beginsKeyword(text) || /^\d$/.test(text))) return true;
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
