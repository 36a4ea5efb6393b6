import type { DraftView } from 'chess-match/client';

export type ItemKind = DraftView['items'][number]['kind'];

/** One item of a turn line, its kind read off its first word. Whether it is right is for the server to say. */
export interface Item {
  readonly text: string;
  readonly kind: ItemKind;
  /** The board it is about; the mother of a branching, the giver of a pass or a selection. */
  readonly board: number | null;
}

/** How many words follow a keyword. */
const WORDS = { branch: 2, pass: 1, select: 1, resign: 1, offer: 1, draw: 1, claim: 1 } as const;
export type Keyword = keyof typeof WORDS;
export const KEYWORDS = Object.keys(WORDS) as readonly Keyword[];

const isKeyword = (word: string): word is Keyword => Object.hasOwn(WORDS, word);
const startsItem = (word: string): boolean => isKeyword(word) || /^\d+:/.test(word);

const boardIn = (text: string): number | null => {
  const figures = /\d+/.exec(text)?.[0];
  return figures === undefined ? null : Number(figures);
};

const readItem = (text: string): Item => {
  const [word = ''] = text.split(' ');
  if (isKeyword(word)) return { text, kind: word, board: boardIn(text) };
  const isMove = /^\d+:/.test(word);
  return { text, kind: isMove ? 'move' : 'unknown', board: isMove ? boardIn(word) : null };
};

/** The items of a line in the order typed; a keyword without its argument does not swallow the next item. */
export const splitLine = (line: string): readonly Item[] => {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const following = isKeyword(word) ? words.slice(at + 1, at + 1 + WORDS[word]) : [];
    const next = following.findIndex(startsItem);
    const rest = next === -1 ? following : following.slice(0, next);
    items.push(readItem([word, ...rest].join(' ')));
    at += 1 + rest.length;
  }
  return items;
};

export const joinItems = (items: readonly Item[]): string => items.map(({ text }) => text).join(' ');

/** One blank between items and none around: two lines that differ only in blanks are the same turn. */
export const tidy = (line: string): string =>
  line
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');

export interface Branching {
  readonly mother: number;
  readonly daughter: number;
  readonly keep: number;
  readonly give: number;
}

/** The branching on the line, if one can be read. */
export const branchingOf = (line: string): Branching | null => {
  for (const { text } of splitLine(line)) {
    const figures = /^branch (\d+)>(\d+) (\d+)\+(\d+)$/.exec(text)?.slice(1).map(Number);
    const [mother, daughter, keep, give] = figures ?? [];
    if (mother !== undefined && daughter !== undefined && keep !== undefined && give !== undefined)
      return { mother, daughter, keep, give };
  }
  return null;
};

/** The SAN drafted on a board, as typed. */
export const draftedOn = (line: string, board: number): string | null => {
  const item = splitLine(line).find((candidate) => candidate.kind === 'move' && candidate.board === board);
  return item === undefined ? null : item.text.slice(item.text.indexOf(':') + 1);
};
