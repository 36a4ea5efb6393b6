import { createRequire } from 'node:module';
import { textOf } from '../base/textOf';

/** Makes a PNG out of an SVG. */
export type Painter = (svg: string) => Buffer;

interface Resvg {
  readonly Resvg: new (
    svg: string,
    options: {
      readonly font: {
        readonly fontFiles: readonly string[];
        readonly loadSystemFonts: boolean;
        readonly defaultFontFamily: string;
      };
    },
  ) => { render(): { asPng(): Buffer } };
}

const FONTS = ['400Regular/GolosText_400Regular', '600SemiBold/GolosText_600SemiBold', '700Bold/GolosText_700Bold'];

/**
 * The painter of this machine. Its program is native and not for every machine: null, with a word, where it is not
 * installed, and links are previewed by words alone.
 */
export const loadPainter = (warn: (text: string) => void): Painter | null => {
  try {
    const require = createRequire(import.meta.url);
    const { Resvg } = require('@resvg/resvg-js') as Resvg;
    const fontFiles = FONTS.map((font) => require.resolve(`@expo-google-fonts/golos-text/${font}.ttf`));
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Golos Text' };
    return (svg) => new Resvg(svg, { font }).render().asPng();
  } catch (error) {
    warn(`Links are previewed without pictures: ${textOf(error)}`);
    return null;
  }
};

/** Pictures that are painted once and for a while kept. */
export interface Pictures {
  /** Null: too many were asked for just now. */
  get(key: string, svg: () => string): Buffer | null;
}

const KEPT = 200;
/** A picture costs some hundredth of a second of the thread that serves everybody. */
const PER_SECOND = 5;

/** @param now monotonic ms */
export const createPictures = (paint: Painter, now: () => number): Pictures => {
  const kept = new Map<string, Buffer>();
  let left = PER_SECOND;
  let sinceMs = now();
  const isAllowed = (): boolean => {
    const nowMs = now();
    left = Math.min(PER_SECOND, left + ((nowMs - sinceMs) * PER_SECOND) / 1000);
    sinceMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
  return {
    get: (key, svg) => {
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (!isAllowed()) return null;
      const made = paint(svg());
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(key, made);
      return made;
    },
  };
};
