import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decode, initSync } from '@jsquash/png/codec/pkg/squoosh_png.js';
import { PNG } from 'pngjs';

/** A decoded picture: four bytes a pixel (red, green, blue, alpha), row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Difference {
  /** Pixels that differ by more than the threshold; all of them when the sizes differ. */
  readonly count: number;
  /** The actual picture faded, with what differs in red. */
  picture(): Picture;
}

/** What the decoder hands its pixels over in; browsers have it. */
class Pixels implements Picture {
  constructor(
    readonly data: Uint8Array,
    readonly width: number,
    readonly height: number,
  ) {}
}

const loadDecoder = (): typeof decode => {
  Object.assign(globalThis, { ImageData: Pixels });
  const wasm = createRequire(import.meta.url).resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm');
  initSync(new WebAssembly.Module(readFileSync(wasm)));
  return decode;
};

let decoder: typeof decode | null = null;

/** Compiled code: thousands of pictures are read, which takes pngjs three times as long. */
export const readPicture = (png: Buffer): Picture => {
  decoder ??= loadDecoder();
  return decoder(png) as unknown as Picture;
};

/** Steps of a channel that a picture keeps when it is made coarse. */
const STEP = 8;

/** The picture with fewer colours, half a step off at most: gradients then take a fraction of the bytes. */
export const coarse = ({ width, height, data }: Picture): Picture => ({
  width,
  height,
  data: data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)),
});

/** PNG at the strongest compression, so that committed pictures stay small. */
export const writePicture = ({ width, height, data }: Picture): Buffer => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png, { deflateLevel: 9 });
};

/**
 * Largest difference of a channel as it is seen: where nothing is drawn, the colour that nothing has does not count.
 */
const distance = (a: Uint8Array, b: Uint8Array, at: number): number => {
  const [alphaA = 0, alphaB = 0] = [a[at + 3], b[at + 3]];
  if (alphaA === 0 && alphaB === 0) return 0;
  let largest = Math.abs(alphaA - alphaB);
  for (let channel = at; channel < at + 3; channel += 1) {
    const apart = Math.abs((a[channel] ?? 0) * alphaA - (b[channel] ?? 0) * alphaB) / 255;
    if (apart > largest) largest = apart;
  }
  return largest;
};

const RED = [255, 0, 0, 255];
const FADED = 0.25;

/** @param differing a byte for each pixel: 1 where it differs */
const marked = ({ width, height, data }: Picture, differing: Uint8Array): Picture => {
  const shown = new Uint8Array(data.length);
  differing.forEach((differs, pixel) => {
    const at = pixel * 4;
    const alpha = data[at + 3] ?? 0;
    const faded = (channel: number): number => 255 - (255 - ((data[at + channel] ?? 0) * alpha) / 255) * FADED;
    shown.set(differs === 1 ? RED : [faded(0), faded(1), faded(2), 255], at);
  });
  return { width, height, data: shown };
};

/**
 * Hundreds of pairs of half a million pixels each are compared, nearly all of them alike: nothing is made for a pixel,
 * and the marked picture only when it is asked for.
 * @param threshold the largest channel difference, of 255, that counts as the same; alpha is a channel too
 */
export const difference = (expected: Picture, actual: Picture, threshold: number): Difference => {
  const pixels = actual.width * actual.height;
  const isSameSize = expected.width === actual.width && expected.height === actual.height;
  const differing = new Uint8Array(pixels);
  let count = 0;
  for (let pixel = 0; pixel < pixels; pixel += 1)
    if (!isSameSize || distance(expected.data, actual.data, pixel * 4) > threshold) {
      differing[pixel] = 1;
      count += 1;
    }
  return { count, picture: () => marked(actual, differing) };
};
