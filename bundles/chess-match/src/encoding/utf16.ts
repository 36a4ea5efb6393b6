const PART = 8192;

/** Half of a letter that takes two units, without its other half. */
const HALF = /\p{Cs}/u;

/**
 * Text of UTF-16 that says so by its mark, as spreadsheets write "Unicode text"; null for any other, and for one that
 * is cut off.
 */
export const decodeUtf16 = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if ((!isLittle && !(first === 0xfe && second === 0xff)) || bytes.length % 2 !== 0) return null;
  const low = isLittle ? 0 : 1;
  const units = Array.from({ length: bytes.length / 2 - 1 }, (_, index) => {
    const at = 2 * index + 2;
    return (bytes[at + low] ?? 0) + 256 * (bytes[at + 1 - low] ?? 0);
  });
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += PART) parts.push(String.fromCharCode(...units.slice(at, at + PART)));
  const text = parts.join('');
  return HALF.test(text) ? null : text;
};
