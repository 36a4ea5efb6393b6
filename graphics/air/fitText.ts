import { cutText, lettersOf, type Measure } from './cutText';

export type { Measure } from './cutText';

export interface Fit {
  readonly fontSize: number;
  readonly lines: readonly string[];
  /** Whether something of it is left out: nobody could read it whole. */
  readonly isCut: boolean;
}

export interface FitBox {
  readonly width: number;
  /** Sizes to try, largest first: on one line first, then broken in two at a space. */
  readonly oneLine: readonly number[];
  readonly twoLines: readonly number[];
}

/** Down to these a name is drawn smaller rather than broken within a word; nobody reads smaller ones on air. Pixels. */
const SMALLEST = 18;

const widestOf = (lines: readonly string[], measure: Measure): number => Math.max(...lines.map(measure));

/** The break between two parts that leaves the narrower wider line; null for a single part. */
const breakInTwo = (parts: readonly string[], glue: string, measure: Measure): readonly string[] | null => {
  const breaks = parts.slice(1).map((_, index) => {
    const lines = [parts.slice(0, index + 1).join(glue), parts.slice(index + 1).join(glue)];
    return { lines, width: widestOf(lines, measure) };
  });
  const [best] = breaks.sort((a, b) => a.width - b.width);
  return best?.lines ?? null;
};

/**
 * These lines at the largest of the sizes that fits, or smaller than all of them; null where nobody would read that.
 */
const linesIn = (width: number, lines: readonly string[], sizes: readonly number[], measure: Measure): Fit | null => {
  const widest = widestOf(lines, measure);
  const fontSize = sizes.find((size) => widest * size <= width) ?? Math.min(width / widest, ...sizes);
  return fontSize < Math.min(SMALLEST, ...sizes) ? null : { fontSize, lines, isCut: false };
};

/**
 * The largest size at which the text fits its box, on one line or two; what fits at no size is drawn smaller. Where
 * letters would be too small to be read, a line is broken between letters and, as a last resort, cut.
 */
export const fitText = (text: string, { width, oneLine, twoLines }: FitBox, measure: Measure): Fit => {
  const single = oneLine.find((size) => measure(text) * size <= width);
  if (single !== undefined) return { fontSize: single, lines: [text], isCut: false };
  const mayBreak = twoLines.length > 0;
  const words = mayBreak ? breakInTwo(text.split(' '), ' ', measure) : null;
  const whole = words === null ? linesIn(width, [text], oneLine, measure) : linesIn(width, words, twoLines, measure);
  if (whole !== null) return whole;
  const halves = mayBreak ? breakInTwo(lettersOf(text), '', measure) : null;
  const broken = halves && linesIn(width, halves, twoLines, measure);
  if (broken) return broken;
  const fontSize = Math.min(...(mayBreak ? twoLines : oneLine));
  return { fontSize, lines: cutText(text, width / fontSize, mayBreak ? 2 : 1, measure), isCut: true };
};
