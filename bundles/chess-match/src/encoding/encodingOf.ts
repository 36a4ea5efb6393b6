import { decodeSingleByte } from './singleByte';
import { isSurelyCyrillic } from './surelyCyrillic';
import { isSurelyWestern } from './surelyWestern';
import { decodeUtf16 } from './utf16';
import { decodeUtf8 } from './utf8';

/** Encodings that a text says itself, by its mark or by the form of its letters. */
export type SaidEncoding = 'utf-8' | 'utf-16';

/**
 * Encodings that can be concluded from the words alone: right as far as anybody can tell, so a person has to look at
 * them.
 */
export type ConcludedEncoding = 'windows-1251' | 'latin-1';

/** A text with the encoding it was read in. */
export interface Decoded {
  readonly encoding: SaidEncoding | ConcludedEncoding;
  readonly text: string;
}

/** What no text holds: control characters other than ends of lines, tabs and pages. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

const concluded = (bytes: Uint8Array): Decoded | null => {
  const cyrillic = decodeSingleByte(bytes, 'windows-1251');
  if (CONTROL.test(cyrillic)) return null;
  if (isSurelyCyrillic(cyrillic)) return { encoding: 'windows-1251', text: cyrillic };
  const western = decodeSingleByte(bytes, 'latin-1');
  return isSurelyWestern(western) ? { encoding: 'latin-1', text: western } : null;
};

/**
 * The text of a file in the encoding it says, or surely is in; null where that is unsure, and where it is no text.
 * Conservative: a list that could as well be Polish or Turkish is unsure, as a wrong letter in a name would go on air.
 */
export const decode = (bytes: Uint8Array): Decoded | null => {
  const wide = decodeUtf16(bytes);
  if (wide !== null) return { encoding: 'utf-16', text: wide };
  const text = decodeUtf8(bytes);
  return text === null ? concluded(bytes) : { encoding: 'utf-8', text: text.replace(/^\uFEFF/, '') };
};

/** The encoding of a text alone. */
export const encodingOf = (bytes: Uint8Array): SaidEncoding | ConcludedEncoding | 'unsure' =>
  decode(bytes)?.encoding ?? 'unsure';

/** Whether a person has to say that the letters are right. */
export const isConcluded = (encoding: Decoded['encoding']): encoding is ConcludedEncoding =>
  encoding === 'windows-1251' || encoding === 'latin-1';
