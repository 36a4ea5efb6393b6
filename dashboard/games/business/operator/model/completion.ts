import type { Language } from 'chess-match/client';
import {
  beginsKeyword,
  isKeyChange,
  keywordOf,
  RUSSIAN_WORDS,
  passItem,
  KEYWORDS,
  type Keyword,
  evenSplit,
  type TurnOptions,
} from 'chess-match/games/business';
import { MOST, type Suggestion } from '../../../../operator/model/completion';
import { boardsFor, isMoveBegun, movesFor, wordAt, type TypedBoard } from './typedBoards';

type BoardOptions = TurnOptions['boards'][number];

/** What completion may offer, as the draft leaves it. */
export interface CompletionContext {
  readonly boards: readonly TypedBoard[];
  /** What may be done after the draft; null where nobody is to move. */
  readonly options: TurnOptions | null;
}

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
  const { options } = context;
  if (options === null) return [];
  const { branching, freeBoard, passSize } = options;
  const boards = options.boards.filter(({ beside }) => beside.includes(keyword));
  switch (keyword) {
    case 'branch':
      return branching !== null || freeBoard === null
        ? []
        : boards.flatMap((mother) => branchArgument(mother, freeBoard));
    case 'pass':
      return boards.flatMap(({ board, passTo }) =>
        passTo.map((to) => passItem(board, to, passSize).slice('pass '.length)),
      );
    case 'select':
      return boards.flatMap(({ board, selectTo }) => selectTo.map((to) => `${board}>${to}`));
    case 'draw':
    case 'resign':
    case 'offer':
    case 'claim':
      return boards.map(({ board }) => String(board));
  }
};

const wordOf = (keyword: Keyword, language: Language): string =>
  language === 'ru' ? RUSSIAN_WORDS[keyword][0] : keyword;

const beginsAs = (keyword: Keyword, typed: string): boolean =>
  [keyword, ...RUSSIAN_WORDS[keyword]].some((word) => word.startsWith(typed.toLowerCase()));

const startSuggestions = (
  word: string,
  start: number,
  context: CompletionContext,
  language: Language,
): readonly Suggestion[] => {
  const hasRoom = (keyword: Keyword): boolean => !isKeyChange(keyword) || context.options?.keyChange === null;
  const keywords = KEYWORDS.filter((keyword) => hasRoom(keyword) && argumentsOf(keyword, context).length > 0);
  const words = keywords.filter((keyword) => beginsAs(keyword, word) && keywordOf(word) !== keyword);
  const opened = words.map((keyword) => ({ text: `${wordOf(keyword, language)} `, start, isOpen: true }));
  return [...boardsFor(word, start, context.boards), ...opened];
};

/** What the words before the caret may become: moves of the boards still to move, keywords and their boards. */
export const complete = (
  line: string,
  caret: number,
  context: CompletionContext,
  language: Language,
): readonly Suggestion[] => {
  const words = line.slice(0, caret).split(/\s/);
  const { word, start } = wordAt(line, caret);
  const last = words.at(-2) ?? '';
  const keyword = keywordOf(last);
  const isSplit = keywordOf(words.at(-3) ?? '') === 'branch';
  if (keyword !== null || isSplit)
    return (keyword === null ? splitsOf(last, context) : argumentsOf(keyword, context))
      .filter((text) => text.startsWith(word) && text !== word)
      .map((text) => ({ text, start, isOpen: false }))
      .slice(0, MOST);
  const moves = movesFor(word, start, context.boards, language);
  return (moves ?? startSuggestions(word, start, context, language)).slice(0, MOST);
};

/** Still being written: what stands there is the beginning of a legal move, or of a word of the line. */
export const isBeginning = (text: string, { boards }: CompletionContext): boolean =>
  (keywordOf(text) === null && beginsKeyword(text)) || isMoveBegun(text, boards);
