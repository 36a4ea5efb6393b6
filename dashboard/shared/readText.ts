import type { Problem } from 'chess-match/client';

/** What a file is refused with that is no text: its letters would be lost. */
export const NOT_TEXT: Problem = { code: 'notation/not_text', params: {}, rule: null, item: null };

/** By the bytes a file begins with, as spreadsheets write "Unicode text". */
const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** Text of UTF-8 bytes, or of UTF-16 that says so at its beginning; null for any other: no letter is guessed. */
export const decodeText = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of a file that somebody chose; null where it is none. */
export const readText = async (file: Blob): Promise<string | null> =>
  decodeText(new Uint8Array(await file.arrayBuffer()));
