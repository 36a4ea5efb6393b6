/** Gives pixels of `text` at a font size of 1 px; kerning and letter shapes scale with the size. */
export type Measure = (text: string) => number;

const MORE = '…';

/** What a reader takes for one letter, with all its marks. */
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const lettersOf = (text: string): readonly string[] =>
  [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

/** The most letters of the beginning that fit, one at least. */
const beginning = (letters: readonly string[], fits: (text: string) => boolean): readonly string[] => {
  const over = letters.findIndex((_, index) => !fits(letters.slice(0, index + 1).join('')));
  return letters.slice(0, over === -1 ? letters.length : Math.max(1, over));
};

/**
 * The beginning of a text in so many lines, the last of which ends with the sign that there is more. @param width in
 * letters' measure
 */
export const cutText = (text: string, width: number, lines: number, measure: Measure): readonly string[] => {
  const letters = lettersOf(text);
  if (lines === 1)
    return [
      beginning(letters, (part) => measure(part + MORE) <= width)
        .join('')
        .trimEnd() + MORE,
    ];
  const first = beginning(letters, (part) => measure(part) <= width);
  return [
    first.join('').trimEnd(),
    ...cutText(letters.slice(first.length).join('').trimStart(), width, lines - 1, measure),
  ];
};
