import { CATEGORIES, type Category, type Ending } from './categories';

export interface FileName {
  /** Of the file on the disk and in its address. */
  readonly base: string;
  readonly ending: Ending;
}

/** Most file systems take 255 bytes; a Cyrillic letter has two. */
const LONGEST_BYTES = 180;

/** What no address of ours may hold, what shells and Windows take for something else, and what nobody sees. */
const UNFIT = /[^\p{L}\p{M}\p{N} ._()+,@&=-]+/gu;

/** Devices, on Windows, whatever the ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const shortened = (stem: string): string => {
  let short = stem;
  while (Buffer.byteLength(short) > LONGEST_BYTES) short = [...short].slice(0, -1).join('');
  return short;
};

/** The name's stem as a person would still know it: "../Event  2026?.logo" → "Event 2026-.logo". */
const readable = (stem: string): string => {
  const plain = stem.normalize('NFC').replace(UNFIT, '-').replace(/\s+/g, ' ');
  const named = shortened(plain.replace(/^[.\s-]+/, '')).replace(/[.\s]+$/, '');
  if (named === '') return 'file';
  return RESERVED.test(named) ? `_${named}` : named;
};

/**
 * The name under which an uploaded file is kept: the one it came with, made harmless. Logos named "event..." and the
 * theme's file go by their names. Null where its ending is none of the category's.
 */
export const fileNameOf = (category: Category, given: string): FileName | null => {
  const [, stem = '', end = ''] = /^(.*)\.([^.]*)$/s.exec(given) ?? [];
  const ending = CATEGORIES[category].find((each) => each === end.toLowerCase());
  return ending === undefined ? null : { base: `${readable(stem)}.${ending}`, ending };
};
