/**
 * What a byte from 0x80 on stands for in the two encodings of Windows that are read here; U+FFFD where it stands for
 * nothing. Latin-1 is a part of windows-1252, under whose name every browser reads it.
 */
const PUNCTUATION = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

const upTo = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const UPPER_HALF = {
  'windows-1251': `ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\uFFFD™љ›њќћџ\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї°±Ііґµ¶·ё№є»јЅѕї${upTo(0x410, 0x44f)}`,
  'latin-1': PUNCTUATION + upTo(0xa0, 0xff),
} as const;

/** Encodings in which every byte is a letter, so that nothing in a file says which one it is. */
export type SingleByte = keyof typeof UPPER_HALF;

const PART = 8192;

export const decodeSingleByte = (bytes: Uint8Array, encoding: SingleByte): string => {
  const upper = UPPER_HALF[encoding];
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART)
    parts.push(
      Array.from(bytes.subarray(at, at + PART), (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : upper.charAt(byte - 0x80),
      ).join(''),
    );
  return parts.join('');
};
