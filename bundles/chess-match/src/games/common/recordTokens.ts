import { err, ok, type Result } from './result';

export interface Token {
  /** `note`: a sign like "$1" or "!?" that stands by itself; `variation`: other moves, in parentheses. */
  readonly kind: 'tag' | 'comment' | 'word' | 'note' | 'variation';
  /** A comment without its braces. */
  readonly text: string;
  /** Of the text, from 1. */
  readonly line: number;
  /** Characters before it on its line, and one. */
  readonly column: number;
  /** Characters before it in the text. */
  readonly from: number;
}

/**
 * What is wrong with the text of a record, where, what stands there, and what would be right where that can be said.
 */
export interface TokenFault {
  readonly kind: 'too_long' | 'bad_tag' | 'open_comment' | 'open_variation' | 'unknown_token';
  readonly line: number;
  readonly column: number;
  readonly token: string;
  readonly expected: string | null;
}

/** A record is a few kilobytes; what is larger is none. */
const MOST_CHARACTERS = 200_000;

const TAG = /\[\s*\w+\s+"(?:[^"\\\n]|\\.)*"\s*\]/y;
/** A promotion may stand in parentheses: "bxa8(Q)+". */
const WORD = /[^\s{}[\]();]+(?:\([A-Za-z]\)[^\s{}[\]();]*)?/y;
/** "$1", "!?", "+/-", "=", "N", "e.p.": what somebody thought of a move, or said of it. */
const SIGN = /^(?:\$\d{1,3}|[!?]{1,2}|(?!-+$)[-+=±∓⩲⩱∞⇆→↑⟳□⌓]{1,2}(?:\/[-+=]{1,2})?|T?N|e\.p\.)$/u;
/** Space, a comment behind ";", and a line for programs of one's own, that begins with "%" (PGN, 6). */
const GAP = /\s+|;[^\n]*|(?<![^\n])%[^\n]*/y;

const at = (pattern: RegExp, text: string, from: number): string | null => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? null;
};

/** What is left of a line. */
const lineLength = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return (end === -1 ? text.length : end) - from;
};

const shown = (text: string, from: number): string => text.slice(from, from + Math.min(40, lineLength(text, from)));

/** Where a comment ends that begins here, in braces or behind ";"; -1 where it never does. */
const commentEnd = (text: string, from: number): number =>
  text[from] === '{' ? text.indexOf('}', from) : from + lineLength(text, from);

/** As long as the variation is that begins here, with those in it and their comments; null where it never ends. */
const variationLength = (text: string, from: number): number | null => {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '{' || text[index] === ';') {
      index = commentEnd(text, index);
      if (index === -1) return null;
    } else if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    if (depth === 0) return index + 1 - from;
  }
  return null;
};

/** A token, or a gap between two; `length`: as long as it stands in the text. */
type Found =
  | { readonly kind: Token['kind']; readonly text: string; readonly length: number }
  | { readonly kind: null; readonly length: number };

interface Fault extends Pick<TokenFault, 'kind' | 'expected'> {
  /** So much is not read, to go on behind it. */
  readonly length: number;
}

const next = (text: string, from: number): Result<Found, Fault> => {
  const gap = at(GAP, text, from);
  if (gap !== null) return ok({ kind: null, length: gap.length });
  if (text[from] === '{') {
    const close = commentEnd(text, from);
    if (close === -1) return err({ kind: 'open_comment', expected: '}', length: text.length - from });
    const inside = text.slice(from + 1, close);
    return ok({ kind: 'comment', text: inside, length: inside.length + 2 });
  }
  if (text[from] === '(') {
    const length = variationLength(text, from);
    if (length === null) return err({ kind: 'open_variation', expected: ')', length: text.length - from });
    return ok({ kind: 'variation', text: text.slice(from, from + length), length });
  }
  const tag = at(TAG, text, from);
  if (tag !== null) return ok({ kind: 'tag', text: tag, length: tag.length });
  if (text[from] === '[') return err({ kind: 'bad_tag', expected: '[Name "value"]', length: lineLength(text, from) });
  const word = at(WORD, text, from);
  if (word === null) return err({ kind: 'unknown_token', expected: null, length: 1 });
  return ok({ kind: SIGN.test(word) ? 'note' : 'word', text: word, length: word.length });
};

/** What was read of a text, and each place where it could not be. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly faults: readonly TokenFault[];
}

/** A part of a text, and where it begins there. */
export interface Part extends Pick<Token, 'line' | 'column' | 'from'> {
  readonly to: number;
}

const wholeOf = (text: string): Part => ({ line: 1, column: 1, from: 0, to: text.length });

/** A text without its mark of order, and with ends of lines of one kind. */
export const evenText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * Tags, comments, words and notes in the order they stand, several on a line or not, as far as they can be read;
 * comments behind `;` are left out.
 */
export const allTokens = (text: string, part: Part = wholeOf(text)): Tokens => {
  const tokens: Token[] = [];
  const faults: TokenFault[] = [];
  if (text.length > MOST_CHARACTERS) {
    const expected = String(MOST_CHARACTERS);
    return { tokens, faults: [{ kind: 'too_long', line: 1, column: 1, token: '', expected }] };
  }
  let { line, column } = part;
  for (let { from } = part; from < part.to;) {
    const found = next(text, from);
    const { length } = found.ok ? found.value : found.error;
    if (!found.ok) {
      const { kind, expected } = found.error;
      faults.push({ kind, line, column, token: shown(text, from), expected });
    } else if (found.value.kind !== null) {
      const { kind, text: word } = found.value;
      tokens.push({ kind, text: word, line, column, from });
    }
    const read = text.slice(from, from + length);
    const lastBreak = read.lastIndexOf('\n');
    line += read.split('\n').length - 1;
    column = lastBreak === -1 ? column + read.length : read.length - lastBreak;
    from += length;
  }
  return { tokens, faults };
};

/** The same of a text that is read to its end, or not at all. */
export const tokensOf = (text: string): Result<readonly Token[], TokenFault> => {
  const {
    tokens,
    faults: [fault],
  } = allTokens(text);
  return fault === undefined ? ok(tokens) : err(fault);
};
