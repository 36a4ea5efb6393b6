import { err, ok, type Result } from './result';

export interface Token {
  /** `note`: a sign like "$1" or "!?" that stands by itself, or a variation. */
  readonly kind: 'tag' | 'comment' | 'word' | 'note';
  /** A comment without its braces. */
  readonly text: string;
  readonly line: number;
}

/**
 * What is wrong with the text of a record, where, what stands there, and what would be right where that can be said.
 */
export interface TokenFault {
  readonly kind: 'too_long' | 'bad_tag' | 'open_comment' | 'open_variation' | 'unknown_token';
  readonly line: number;
  readonly token: string;
  readonly expected: string | null;
}

/** A record is a few kilobytes; what is larger is none. */
const MOST_CHARACTERS = 200_000;

const TAG = /\[\s*\w+\s+"(?:[^"\\\n]|\\.)*"\s*\]/y;
/** A promotion may stand in parentheses: "bxa8(Q)+". */
const WORD = /[^\s{}[\]();]+(?:\([A-Za-z]\)[^\s{}[\]();]*)?/y;
const SIGN = /^(?:\$\d{1,3}|[!?]{1,2})$/;
const SPACE = /\s+|;[^\n]*/y;

const at = (pattern: RegExp, text: string, from: number): string | null => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? null;
};

const lineEnds = (text: string): number => text.split('\n').length - 1;

const shown = (text: string, from: number): string => text.slice(from, from + 40).split('\n')[0] ?? '';

/** As long as the variation is that begins here, with those in it and their comments; null where it never ends. */
const variationLength = (text: string, from: number): number | null => {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '{') {
      index = text.indexOf('}', index);
      if (index < 0) return null;
    } else if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    if (depth === 0) return index + 1 - from;
  }
  return null;
};

interface Found {
  readonly token: Token | null;
  /** As long as it stands in the text. */
  readonly length: number;
}

const next = (text: string, from: number, line: number): Result<Found, TokenFault> => {
  const space = at(SPACE, text, from);
  if (space !== null) return ok({ token: null, length: space.length });
  if (text[from] === '{') {
    const close = text.indexOf('}', from);
    if (close < 0) return err({ kind: 'open_comment', line, token: shown(text, from), expected: '}' });
    const inside = text.slice(from + 1, close);
    return ok({ token: { kind: 'comment', text: inside, line }, length: inside.length + 2 });
  }
  if (text[from] === '(') {
    const length = variationLength(text, from);
    if (length === null) return err({ kind: 'open_variation', line, token: shown(text, from), expected: ')' });
    return ok({ token: { kind: 'note', text: text.slice(from, from + length), line }, length });
  }
  const tag = at(TAG, text, from);
  if (tag !== null) return ok({ token: { kind: 'tag', text: tag, line }, length: tag.length });
  if (text[from] === '[') return err({ kind: 'bad_tag', line, token: shown(text, from), expected: '[Name "value"]' });
  const word = at(WORD, text, from);
  if (word === null) return err({ kind: 'unknown_token', line, token: shown(text, from), expected: null });
  return ok({ token: { kind: SIGN.test(word) ? 'note' : 'word', text: word, line }, length: word.length });
};

/**
 * Tags, comments, words and notes in the order they stand, several on a line or not; `;` comments to the line's end are
 * left out.
 */
export const tokensOf = (text: string): Result<readonly Token[], TokenFault> => {
  if (text.length > MOST_CHARACTERS)
    return err({ kind: 'too_long', line: 1, token: '', expected: String(MOST_CHARACTERS) });
  const tokens: Token[] = [];
  let line = 1;
  for (let from = 0; from < text.length;) {
    const found = next(text, from, line);
    if (!found.ok) return found;
    const { token, length } = found.value;
    if (token !== null) tokens.push(token);
    line += lineEnds(text.slice(from, from + length));
    from += length;
  }
  return ok(tokens);
};
