import { notationError, type NotationError } from './errors';
import { FORMS, isKeyword, MOVE_FORM, readMove, type Keyword } from './itemForms';
import { printItem, printTurnLine } from './printItem';
import type { ReadItem } from './turnItem';

export { printItem, printTurnLine };

/** A stretch of the line that is no item, with what is wrong with it. */
export interface UnreadItem {
  readonly text: string;
  readonly error: NotationError;
}

export interface TurnLine {
  /** Everything on the line in the order typed; tell the two apart with `'error' in token`. */
  readonly tokens: readonly (ReadItem | UnreadItem)[];
  /** The items that could be read, in the order typed. */
  readonly items: readonly ReadItem[];
  readonly errors: readonly NotationError[];
}

/** A board and a colon: a move, be it written rightly or not. */
export const looksLikeMove = (word: string): boolean => /^\d+:/.test(word);
const startsItem = (word: string): boolean => isKeyword(word) || looksLikeMove(word);

/** A move has one word. A board and a colon with nothing usable after it is a broken move, anything else is unknown. */
const moveToken = (word: string): ReadItem | UnreadItem => {
  const item = readMove(word);
  if (item) return { text: word, item };
  const error = looksLikeMove(word)
    ? notationError('notation/bad_item', { form: MOVE_FORM }, word)
    : notationError('notation/unknown_item', {}, word);
  return { text: word, error };
};

const keywordToken = (keyword: Keyword, rest: readonly string[]): ReadItem | UnreadItem => {
  const text = [keyword, ...rest].join(' ');
  const item = FORMS[keyword].read(rest.join(' '));
  return item
    ? { text, item }
    : { text, error: notationError('notation/bad_item', { form: FORMS[keyword].form }, text) };
};

/**
 * The items of a turn line (rules/notation.md), each judged by itself: a broken item does not hide the others.
 * A keyword whose argument is missing does not swallow the next item. Legality is for the rules.
 */
export const parseTurnLine = (line: string): TurnLine => {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const tokens: (ReadItem | UnreadItem)[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    at += 1;
    if (!isKeyword(word)) {
      tokens.push(moveToken(word));
      continue;
    }
    const following = words.slice(at, at + FORMS[word].words);
    const next = following.findIndex(startsItem);
    const rest = next === -1 ? following : following.slice(0, next);
    at += rest.length;
    tokens.push(keywordToken(word, rest));
  }
  return {
    tokens,
    items: tokens.filter((token) => 'item' in token),
    errors: tokens.flatMap((token) => ('error' in token ? [token.error] : [])),
  };
};
