import { sanParts } from 'chess-match/client/view';
/** Widths of the figures' face at weight 700 with tabular figures, in em; each class by its widest member. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[0-9=+#]/, 0.53],
  [/[½]/, 0.89],
  [/[…]/, 0.66],
  [/[.,:;·!]/, 0.24],
  [/[-–/() ×]/, 0.4],
  [/[fijlrt]/, 0.33],
  [/[mwжшщыюф]/, 0.69],
  [/[MWЖШЩЫЮМФ]/, 0.74],
  [/[a-zа-яё]/, 0.47],
];
const WIDEST = 0.57;

const widthOf = (character: string): number => CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? WIDEST;

/**
 * Gives an upper bound of the width of `text` in the figures' face at `size` pixels; pure, so that a layout needs no
 * page.
 */
export const textWidth = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, character) => sum + widthOf(character), 0) * size);

/** A move with figurines for its piece letters. */
export const sanWidth = (san: string, size: number): number => {
  const parts = sanParts(san);
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return textWidth(text, size) + Math.ceil(size * 0.98) * parts.filter(({ kind }) => kind === 'figurine').length;
};
