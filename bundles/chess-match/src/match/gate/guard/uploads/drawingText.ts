/** What an XML file says of its encoding, at its very beginning. */
const DECLARED = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** By the bytes a file begins with, else as it says itself, else as XML has it without a word. */
const encodingOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return DECLARED.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1] ?? 'utf-8';
};

/** The text of a drawing in the encoding it says; null where its letters would be lost. */
export const drawingText = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
