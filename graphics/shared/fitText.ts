/** Pixels of `text` at a font size of 1 px; kerning and letter shapes scale with the size. */
export type Measure = (text: string) => number;

export interface Fit {
  readonly fontSize: number;
  readonly lines: readonly string[];
}

export interface FitBox {
  readonly width: number;
  /** Sizes to try, largest first: on one line first, then broken in two at a space. */
  readonly oneLine: readonly number[];
  readonly twoLines: readonly number[];
}

/** The break that leaves the narrower wider line; null for a single word. */
const breakInTwo = (text: string, measure: Measure): readonly [string, string] | null => {
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const;
    return { lines, width: Math.max(...lines.map(measure)) };
  });
  const [best] = breaks.sort((a, b) => a.width - b.width);
  return best?.lines ?? null;
};

/**
 * The largest size at which the text fits its box, on one line or two. What fits at no size is drawn on one line
 * at the size that makes it fit: a name is never cut.
 */
export const fitText = (text: string, box: FitBox, measure: Measure): Fit => {
  const whole = measure(text);
  const single = box.oneLine.find((size) => whole * size <= box.width);
  if (single !== undefined) return { fontSize: single, lines: [text] };
  const lines = breakInTwo(text, measure);
  const widest = lines ? Math.max(...lines.map(measure)) : whole;
  const double = box.twoLines.find((size) => widest * size <= box.width);
  if (lines && double !== undefined) return { fontSize: double, lines };
  return lines && box.twoLines.length > 0
    ? { fontSize: box.width / widest, lines }
    : { fontSize: box.width / whole, lines: [text] };
};
