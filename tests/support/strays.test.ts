import { expect, it } from 'vitest';
import { ZONES } from '../../bundles/chess-match/src/show/zones';
import { strayParts } from './strays';

/** A picture of half size with one plate. Pixels of the frame. */
const picture = (x: number, y: number, alpha: number) => {
  const [width, height] = [960, 540];
  const data = new Uint8Array(width * height * 4);
  data[(Math.floor(y / 2) * width + Math.floor(x / 2)) * 4 + 3] = alpha;
  return { width, height, data };
};

it('what is drawn outside a zone is named, its frame and shadow are not', () => {
  const { band, stage } = ZONES;
  expect(strayParts(picture(band.x, band.y, 255), [band], 0.5)).toEqual([]);
  expect(strayParts(picture(band.x, band.y - 6, 255), [band], 0.5)).toEqual([]);
  expect(strayParts(picture(band.x, stage.y, 20), [band], 0.5)).toEqual([]);
  expect(strayParts(picture(band.x, stage.y, 255), [], 0.5)).toEqual([]);
  expect(strayParts(picture(band.x, stage.y, 255), [band], 0.5)).toEqual([
    `1 pixels stand outside its zone, x ${band.x} y ${stage.y} to x ${band.x} y ${stage.y}`,
  ]);
});
