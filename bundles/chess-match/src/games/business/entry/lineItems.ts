import { isKeyword } from '../record/itemForms';
import { looksLikeMove, parseTurnLine } from '../record/turnLine';
import type { TurnItem } from '../record/turnItem';
import type { ItemKind } from '../rules/turn/itemKinds';

export { printItem } from '../record/printItem';
export { KEYWORDS, type Keyword } from '../record/itemForms';
export type { ChipsTo, TurnItem } from '../record/turnItem';

/** One item of a turn line as it is typed; whether it is right is for the server to say. */
export interface LineItem {
  readonly text: string;
  readonly kind: ItemKind;
  /** The board it is about; the mother of a branching, the giver of a pass or a selection. */
  readonly board: number | null;
  /** Null while it cannot be read. */
  readonly item: TurnItem | null;
}

const boardIn = (text: string): number | null => {
  const figures = /\d+/.exec(text)?.[0];
  return figures === undefined ? null : Number(figures);
};

/** What an item that cannot be read, or not yet, is about, told by its first word. */
const unread = (text: string): LineItem => {
  const [word = ''] = text.split(' ');
  if (isKeyword(word)) return { text, kind: word, board: boardIn(text), item: null };
  if (looksLikeMove(word)) return { text, kind: 'move', board: boardIn(word), item: null };
  return { text, kind: 'unknown', board: null, item: null };
};

/** The items of a line in the order typed; a keyword without its argument does not swallow the next item. */
export const splitLine = (line: string): readonly LineItem[] =>
  parseTurnLine(line).tokens.map((token) => {
    if ('error' in token) return unread(token.text);
    const { text, item } = token;
    return { text, kind: item.kind, board: item.board, item };
  });

export const joinItems = (items: readonly { readonly text: string }[]): string =>
  items.map(({ text }) => text).join(' ');
