import { imageSize } from 'image-size';
import type { Ending } from './categories';

export type PictureEnding = Exclude<Ending, 'svg' | 'css'>;

/** The format behind an ending. */
export type PictureFormat = 'png' | 'jpg' | 'webp';

/**
 * A camera has 50 megapixels; a browser that draws more of them than this takes the memory of the machine that is on
 * air.
 */
export const MOST_MEGAPIXELS = 50;

/** Longer than any screen; browsers draw nothing that is longer. */
export const LONGEST_SIDE = 16_384;

/** Undecodable: it is cut off or damaged, though it begins as it should. */
export type PictureVerdict = 'whole' | 'other_format' | 'too_many_pixels' | 'undecodable';

/** Whether a picture can be drawn to its last line. Rejects where nothing can be drawn here at all. */
export type Decode = (format: PictureFormat, bytes: Uint8Array) => Promise<boolean>;

const FORMATS: Readonly<Record<PictureEnding, PictureFormat>> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp' };

const sizeOf = (bytes: Uint8Array): ReturnType<typeof imageSize> | null => {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
};

const STARTS: Readonly<Record<PictureFormat, (start: string) => boolean>> = {
  png: (start) => start.startsWith('\u0089PNG\r\n\u001a\n'),
  jpg: (start) => start.startsWith('\u00ff\u00d8\u00ff'),
  webp: (start) => /^RIFF....WEBPVP8/s.test(start),
};

/**
 * Whether a file is a picture of its ending that can be drawn to its last line. How large it is stands at its
 * beginning, and is looked at before a pixel of it is.
 */
export const judgePicture = async (
  ending: PictureEnding,
  bytes: Uint8Array,
  decode: Decode,
): Promise<PictureVerdict> => {
  const format = FORMATS[ending];
  if (!STARTS[format](Buffer.from(bytes.subarray(0, 16)).toString('latin1'))) return 'other_format';
  const size = sizeOf(bytes);
  if (size === null) return 'undecodable';
  const { width, height } = size;
  if (width * height > MOST_MEGAPIXELS * 1e6 || Math.max(width, height) > LONGEST_SIDE) return 'too_many_pixels';
  return (await decode(format, bytes)) ? 'whole' : 'undecodable';
};
