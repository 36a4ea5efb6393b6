/** A colour in sRGB, channels 0-255, and how much of it covers what lies below, 0-1. */
export interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgb\((\d+) (\d+) (\d+)(?: \/ (\d+)%)?\)$/;

/** A colour as the themes write it: `#abc`, `#aabbcc`, `rgb(1 2 3)`, `rgb(1 2 3 / 50%)`; null for anything else. */
export const parseColour = (text: string): Colour | null => {
  const [, hex] = HEX.exec(text) ?? [];
  if (hex !== undefined) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const channel = (at: number): number => parseInt(long.slice(at, at + 2), 16);
    return { rgb: [channel(0), channel(2), channel(4)], alpha: 1 };
  }
  const [, red, green, blue, percent] = RGB.exec(text) ?? [];
  if (red === undefined) return null;
  return { rgb: [Number(red), Number(green), Number(blue)], alpha: percent === undefined ? 1 : Number(percent) / 100 };
};

/** What is seen when `top` lies on an opaque `below`. */
export const over = (top: Colour, below: Colour): Colour => {
  const mix = (channel: 0 | 1 | 2): number => top.rgb[channel] * top.alpha + below.rgb[channel] * (1 - top.alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
};

/** Light of a channel of 0-255, 0 to 1. */
export const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ({ rgb: [red, green, blue] }: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG contrast ratio of two opaque colours: 1 to 21; text wants 4.5, large shapes 3. */
export const contrast = (a: Colour, b: Colour): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
