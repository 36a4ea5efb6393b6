import type { Measure } from '../fitText';

/** Sizes to try, largest first, each with the most lines it may take. */
export type TextSizes = readonly { readonly fontSize: number; readonly lines: number }[];

/** So many lines in each of these sizes, the one that is tried first foremost. */
export const inLines = (lines: number, ...fontSizes: readonly number[]): TextSizes =>
  fontSizes.map((fontSize) => ({ fontSize, lines }));

const wrap = (words: readonly string[], width: number, measure: Measure): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The same number of lines, all as even as the words allow. */
const even = (words: readonly string[], width: number, measure: Measure): readonly string[] => {
  const wanted = wrap(words, width, measure);
  let [low, high] = [width / 2, width];
  for (let i = 0; i < 8; i++) {
    const middle = (low + high) / 2;
    if (wrap(words, middle, measure).length === wanted.length) high = middle;
    else low = middle;
  }
  const balanced = wrap(words, high, measure);
  return balanced.every((line) => measure(line) <= width) ? balanced : wanted;
};

/** Two lines may differ so much where the break then falls on a pause. */
const LEAST_RATIO = 0.5;

/** The most even break in two at a colon or a comma, where speech pauses too; null where there is none. */
const atPause = (words: readonly string[], width: number, measure: Measure): readonly string[] | null => {
  const breaks = words.flatMap((word, index) => {
    if (!/[:,.]$/.test(word) || index === words.length - 1) return [];
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    const widths = lines.map(measure);
    const ratio = Math.min(...widths) / Math.max(...widths);
    return Math.max(...widths) <= width && ratio >= LEAST_RATIO ? [{ lines, ratio }] : [];
  });
  return breaks.sort((x, y) => y.ratio - x.ratio)[0]?.lines ?? null;
};

/**
 * Where a line may end: not after a number, a dash or a word of one or two letters, not before a dash, and not
 * between a board and its number.
 */
const BREAK = /(?<!(?:^|\s)(?:[\d½]+|—|\p{L}{1,2})|доск\p{L}+(?= \d)|boards?(?= \d)) (?!—)/u;

/** A sentence broken into even lines at the largest size that fits `width`; at the last size where none does. */
export const wrapText = (
  text: string,
  width: number,
  sizes: TextSizes,
  measure: Measure,
): { readonly fontSize: number; readonly lines: readonly string[] } => {
  const words = text.split(BREAK);
  const fits = ({ fontSize, lines }: TextSizes[number]): boolean => {
    const wrapped = wrap(words, width / fontSize, measure);
    return wrapped.length <= lines && wrapped.every((line) => measure(line) * fontSize <= width);
  };
  const { fontSize } = sizes.find(fits) ?? sizes.at(-1) ?? { fontSize: 24 };
  const lines = even(words, width / fontSize, measure);
  return { fontSize, lines: (lines.length === 2 && atPause(words, width / fontSize, measure)) || lines };
};
