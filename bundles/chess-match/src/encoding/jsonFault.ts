import { placeIn, type Place } from './place';

/** The first place at which a text is no JSON. */
export interface JsonFault extends Place {
  /** A sentence without its full stop: what stands there, and what to do. */
  readonly what: string;
}

interface Found {
  readonly at: number;
  readonly what: string;
}

const SPACES = /[ \t\n\r]*/y;
const WORD = /[\p{L}\p{N}_$.+-]+/uy;
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const WORDS = ['true', 'false', 'null'];
/** Letters of a text up to what may not stand in it as it is. */
const PLAIN = /[ !#-[\]-\u{10ffff}]*/uy;
const ESCAPE = /\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const OTHER_QUOTES = "'`‘’“”„«»";

/** Deeper than any file of ours: what reads it calls itself for each list and object. */
const MOST_DEPTH = 200;

const COMMENT = 'a comment, and this kind of file has none: take it out';
const NO_QUOTES = 'names and texts stand in straight double quotes, as "port"';

const matched = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** Where spaces after that place end. */
const skip = (text: string, at: number): number => at + matched(SPACES, text, at).length;

/** What is to be said wherever something else is expected; null: nothing in particular. */
const oddity = (text: string, at: number): string | null => {
  const letter = text.charAt(at);
  if (text.startsWith('//', at) || text.startsWith('/*', at) || letter === '#') return COMMENT;
  return letter !== '' && OTHER_QUOTES.includes(letter) ? NO_QUOTES : null;
};

/** A part of the text: where it ends, or what is wrong with it. */
type Read = number | Found;

const readText = (text: string, start: number): Read => {
  let at = start + 1;
  for (;;) {
    at += matched(PLAIN, text, at).length;
    const letter = text.charAt(at);
    if (letter === '"') return at + 1;
    if (letter === '\\') {
      const escape = matched(ESCAPE, text, at);
      if (escape === '') return { at, what: 'a \\ in a text is written twice, as "C:\\\\show"' };
      at += escape.length;
    } else if (letter === '\t') return { at, what: 'a tab in a text: write \\t, or a blank' };
    else return { at: start, what: 'a text that begins here has no " at its end' };
  }
};

const readWord = (text: string, at: number): Read => {
  const word = matched(WORD, text, at);
  if (WORDS.includes(word) || NUMBER.test(word)) return at + word.length;
  if (word === '') return { at, what: `"${text.charAt(at)}" where a value is expected` };
  return { at, what: `${word} is no number, and not true, false or null; a text stands in double quotes` };
};

/** @param opened where the list or object began, for one that has no end */
const afterItem = (text: string, at: number, close: string, opened: number): Read => {
  const letter = text.charAt(at);
  if (letter === ',' || letter === close) return at;
  if (letter === '') return { at: opened, what: `"${text.charAt(opened)}" has no "${close}" that belongs to it` };
  return { at, what: oddity(text, at) ?? `a comma or "${close}" is missing before this` };
};

const readName = (text: string, at: number): Read => {
  if (text.charAt(at) !== '"') return { at, what: oddity(text, at) ?? `a name is expected: ${NO_QUOTES}` };
  const end = readText(text, at);
  if (typeof end !== 'number') return end;
  const colon = skip(text, end);
  return text.charAt(colon) === ':' ? colon + 1 : { at: colon, what: 'a colon is missing after the name' };
};

const readItems = (text: string, opened: number, close: string, depth: number): Read => {
  if (depth > MOST_DEPTH)
    return { at: opened, what: `lists and objects lie more than ${MOST_DEPTH} deep in each other` };
  let at = skip(text, opened + 1);
  if (text.charAt(at) === close) return at + 1;
  for (;;) {
    if (text.charAt(at) === '') return afterItem(text, at, close, opened);
    const item = close === '}' ? readName(text, at) : at;
    if (typeof item !== 'number') return item;
    const value = readValue(text, item, depth);
    if (typeof value !== 'number') return value;
    const end = afterItem(text, skip(text, value), close, opened);
    if (typeof end !== 'number') return end;
    if (text.charAt(end) === close) return end + 1;
    at = skip(text, end + 1);
    if (text.charAt(at) === close)
      return { at: end, what: `a comma with nothing after it before "${close}": take it out` };
  }
};

const readValue = (text: string, start: number, depth: number): Read => {
  const at = skip(text, start);
  const letter = text.charAt(at);
  if (letter === '{') return readItems(text, at, '}', depth + 1);
  if (letter === '[') return readItems(text, at, ']', depth + 1);
  if (letter === '"') return readText(text, at);
  if (letter === '') return { at, what: 'the file ends where a value is expected' };
  const odd = oddity(text, at);
  return odd === null ? readWord(text, at) : { at, what: odd };
};

const faultIn = (text: string): Found | null => {
  const end = readValue(text, 0, 0);
  if (typeof end !== 'number') return end;
  const rest = skip(text, end);
  return rest === text.length ? null : { at: rest, what: oddity(text, rest) ?? 'something stands after the end' };
};

/** Null: it is JSON. In words of our own: a parser's differ from one version of Node to the next, and name no line. */
export const jsonFault = (text: string): JsonFault | null => {
  const found = faultIn(text);
  return found === null ? null : { ...placeIn(text, found.at), what: found.what };
};
