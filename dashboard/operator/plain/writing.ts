import { ONE_TEXT } from 'chess-match/client/turn';
import type { LineWriting } from '../turn/writing';

/** As it is typed: the rules of a game read its letters, a page that knows none does not. */
export const AS_TYPED: LineWriting = {
  grammar: ONE_TEXT,
  read: (typed) => ({ line: typed.trim(), byKeys: [] }),
  shown: (line) => line,
};
