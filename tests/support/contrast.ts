import type { Picture } from './pixels';

/** A text of the page: what it says, its colour as painted (alpha with every opacity around it), where it stands. */
export interface PaintedText {
  readonly text: string;
  /** Red, green, blue of 255; alpha of 1. */
  readonly colour: readonly [number, number, number, number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Rgb = readonly [number, number, number];

/** What may be behind a plate that lets video through: the darkest and the brightest. */
const VIDEOS: readonly Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
];

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

const over = (top: readonly number[], alpha: number, below: Rgb): Rgb => {
  const channel = (index: 0 | 1 | 2): number => (top[index] ?? 0) * alpha + below[index] * (1 - alpha);
  return [channel(0), channel(1), channel(2)];
};

/** Contrast of a colour on a plate, whatever is behind the plate. */
const worstOver = (colour: PaintedText['colour'], plate: Rgb, alpha: number): number =>
  Math.min(
    ...VIDEOS.map((video) => {
      const behind = over(plate, alpha, video);
      return contrast(over(colour, colour[3], behind), behind);
    }),
  );

/** Share of a text's box that may be less than the plate: a hairline, a rounded corner. */
const SLACK = 0.1;

/**
 * Contrast of a text with what is painted behind it, over dark and bright video, whichever is worse.
 * @param plates the page painted without its texts; @param scale its pixels per pixel of the page
 */
export const contrastOf = ({ colour, x, y, width, height }: PaintedText, plates: Picture, scale: number): number => {
  const [left, top] = [Math.max(0, Math.floor(x * scale)), Math.max(0, Math.floor(y * scale))];
  const [right, bottom] = [Math.ceil((x + width) * scale), Math.ceil((y + height) * scale)];
  const found: number[] = [];
  /** Plates have few colours: each is worked out once. */
  const known = new Map<number, number>();
  for (let row = top; row < Math.min(bottom, plates.height); row += 1)
    for (let column = left; column < Math.min(right, plates.width); column += 1) {
      const at = (row * plates.width + column) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = plates.data.subarray(at, at + 4);
      const key = ((red * 256 + green) * 256 + blue) * 256 + alpha;
      const ratio = known.get(key) ?? worstOver(colour, [red, green, blue], alpha / 255);
      known.set(key, ratio);
      found.push(ratio);
    }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * SLACK)] ?? Infinity;
};
