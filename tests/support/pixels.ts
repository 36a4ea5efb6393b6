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
  readonly picture: Picture;
}

export const readPicture = (png: Buffer): Picture => PNG.sync.read(png);

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

/** A channel as it is seen: where nothing is drawn, the colour that nothing has does not count. */
const channelAt = ({ data }: Picture, pixel: number, channel: number): number => {
  const alpha = data[pixel * 4 + 3] ?? 0;
  return channel === 3 ? alpha : ((data[pixel * 4 + channel] ?? 0) * alpha) / 255;
};

const distance = (a: Picture, b: Picture, pixel: number): number => {
  const at = pixel * 4;
  const isSame = [0, 1, 2, 3].every((channel) => a.data[at + channel] === b.data[at + channel]);
  if (isSame) return 0;
  return Math.max(...[0, 1, 2, 3].map((c) => Math.abs(channelAt(a, pixel, c) - channelAt(b, pixel, c))));
};

const FADED = 0.25;

/** @param threshold the largest channel difference, of 255, that counts as the same; alpha is a channel too */
export const difference = (expected: Picture, actual: Picture, threshold: number): Difference => {
  const { width, height } = actual;
  const isSameSize = expected.width === width && expected.height === height;
  const data = new Uint8Array(width * height * 4);
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const differs = !isSameSize || distance(expected, actual, pixel) > threshold;
    if (differs) count += 1;
    const rgb = [0, 1, 2].map((channel) => 255 - (255 - channelAt(actual, pixel, channel)) * FADED);
    data.set(differs ? [255, 0, 0, 255] : [...rgb, 255], pixel * 4);
  }
  return { count, picture: { width, height, data } };
};
