/** Words one after the other, as a name has them. */
const NAME = /\p{L}[\p{L}\p{M}'’-]*(?:\.? \p{L}[\p{L}\p{M}'’-]*)*/gu;

/**
 * Names of a text with letters that other encodings have other bytes for, each once: by them a person sees whether they
 * were read right.
 */
export const lettersSample = (text: string, most: number): readonly string[] =>
  [...new Set((text.match(NAME) ?? []).filter((name) => /\P{ASCII}/u.test(name)))].slice(0, most);
