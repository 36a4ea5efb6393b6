const BYTES = 16;

/**
 * An id that nothing else has, 32 hexadecimal digits. Not `crypto.randomUUID`, which pages served over http have not.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
