import { notationError } from './errors';
import { read, unread, type Read } from './result';

/** A line cut at its comments: `texts` has one entry more than `braces`, which stand between them. */
export interface CutLine {
  readonly texts: readonly string[];
  readonly braces: readonly string[];
  /** After `;`, trimmed; null if there is none. */
  readonly comment: string | null;
}

/**
 * Cuts a line of a record at `{...}` and `;`. A brace must close on its line; `;` inside a brace and `{` after `;` are
 * text.
 */
export const cutComments = (line: string): Read<CutLine> => {
  const texts: string[] = [];
  const braces: string[] = [];
  let rest = line;
  for (;;) {
    const start = rest.search(/[{};]/);
    texts.push(start === -1 ? rest : rest.slice(0, start));
    if (start === -1) return read({ texts, braces, comment: null });
    if (rest[start] === ';') return read({ texts, braces, comment: rest.slice(start + 1).trim() });
    const end = rest.indexOf('}', start);
    if (rest[start] === '}' || end === -1) return unread(notationError('notation/bad_comment', {}, rest.slice(start)));
    braces.push(rest.slice(start + 1, end));
    rest = rest.slice(end + 1);
  }
};

const CLOCK = /\[%clk(?:\s+(\d{1,2}):([0-5]\d):([0-5]\d)\s*\])?/g;

/**
 * The clock that the braces of a turn carry, in ms; null if none does. More than one, or another form, is
 * notation/bad_clock.
 */
export const clockOf = (braces: readonly string[]): Read<number | null> => {
  const found = braces.flatMap((brace) => [...brace.matchAll(CLOCK)].map((match) => ({ brace, match })));
  const [first, second] = found;
  if (!first) return read(null);
  const [, hours, minutes, seconds] = first.match;
  if (second ?? seconds === undefined)
    return unread(notationError('notation/bad_clock', {}, `{${(second ?? first).brace}}`));
  return read(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
};
