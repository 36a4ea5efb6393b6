import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG as Png } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodePicture } from './decodePicture';
import { judgePicture, LONGEST_SIDE, type PictureEnding } from './pictures';

const PROJECT_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', '..');

const judged = (ending: PictureEnding, bytes: Uint8Array) => judgePicture(ending, bytes, decodePicture);

const png = (width: number, height: number): Buffer => {
  const image = new Png({ width, height });
  image.data.forEach((_, index) => (image.data[index] = (index * 7919) % 251));
  return Png.sync.write(image);
};

/** A red field of 24x16, in both ways that WebP has. */
const LOSSY =
  'UklGRkgAAABXRUJQVlA4IDwAAAAQAwCdASoYABAAPpE4l0eloyIhMAgAsBIJQBdl0AAQNgAA/u7T3/4DdfFtMv/3OB/3OB/3OB/HM1mAAAA=';
const LOSSLESS = 'UklGRhwAAABXRUJQVlA4TA8AAAAvF8ADAAcQ9Y/+ByKi/wEA';

const WHOLE: readonly (readonly [PictureEnding, string, Buffer])[] = [
  ['png', 'a PNG', png(60, 40)],
  ['jpg', 'a JPEG', readFileSync(join(PROJECT_FOLDER, 'docs', 'pictures', 'air-ru.jpg'))],
  ['jpeg', 'a JPEG with the longer ending', readFileSync(join(PROJECT_FOLDER, 'docs', 'pictures', 'zones.jpg'))],
  ['webp', 'a WebP', Buffer.from(LOSSY, 'base64')],
  ['webp', 'a lossless WebP', Buffer.from(LOSSLESS, 'base64')],
];

/** Says at its beginning that it is so large, and is no larger than before. */
const claiming = (width: number, height: number): Buffer => {
  const small = png(1, 1);
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  return small;
};

describe('a picture that is uploaded', () => {
  beforeAll(() => {
    for (const [, what, bytes] of WHOLE) expect(bytes.length, what).toBeGreaterThan(30);
  });

  it.each(WHOLE)('with the ending %s is whole: %s, with something behind it, too', async (ending, _what, bytes) => {
    expect(await judged(ending, bytes)).toBe('whole');
    expect(await judged(ending, Buffer.concat([bytes, Buffer.from('camera')]))).toBe('whole');
  });

  it.each(WHOLE)('with the ending %s is not whole when it is cut off: %s', async (ending, _what, bytes) => {
    const ends = [Math.min(200, bytes.length - 20), Math.floor(bytes.length / 2), bytes.length - 20];
    for (const end of ends) expect([end, await judged(ending, bytes.subarray(0, end))]).toEqual([end, 'undecodable']);
    // What was damaged before leaves the next one whole.
    expect(await judged(ending, bytes)).toBe('whole');
  });

  it('is of its ending, or no such picture', async () => {
    for (const [ending, , bytes] of WHOLE)
      for (const other of (['png', 'jpg', 'webp'] as const).filter((each) => !ending.startsWith(each.slice(0, 2))))
        expect([ending, other, await judged(other, bytes)]).toEqual([ending, other, 'other_format']);
    expect(await judged('png', Buffer.from('<script>run()</script>'))).toBe('other_format');
  });

  it('is known to be too large before a pixel of it is read', async () => {
    const never = () => Promise.reject(new Error('decoded'));
    for (const bytes of [claiming(30_000, 30_000), claiming(1, LONGEST_SIDE + 1)])
      expect(await judgePicture('png', bytes, never)).toBe('too_many_pixels');
  });

  it('that is damaged in its midst is not whole', async () => {
    const damaged = png(60, 40);
    damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 30);
    expect(await judged('png', damaged)).toBe('undecodable');
  });
});
