const percent = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/**
 * Text of UTF-8 bytes, or null if they are not UTF-8. The language's own decoder: TextDecoder belongs to no world of
 * pure code.
 */
export const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return decodeURIComponent(Array.from(bytes, percent).join(''));
  } catch {
    return null;
  }
};
