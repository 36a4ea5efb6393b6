import { describe, expect, it } from 'vitest';
import { contrast, contrastOf, type PaintedText } from './contrast';
import type { Picture } from './pixels';

const WHITE = [255, 255, 255, 1] as const;

const plates = (pixel: readonly [number, number, number, number]): Picture => ({
  width: 20,
  height: 10,
  data: Uint8Array.from(Array.from({ length: 200 }, () => pixel).flat()),
});

const text = (colour: PaintedText['colour']): PaintedText => ({
  text: 'x',
  colour,
  x: 10,
  y: 4,
  width: 20,
  height: 10,
});

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals, whichever comes first', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
    expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1);
  });
});

describe('contrast of a text', () => {
  it('is that with its plate', () => {
    expect(contrastOf(text(WHITE), plates([0, 0, 0, 255]), 0.5)).toBeCloseTo(21);
    expect(contrastOf(text([119, 119, 119, 1]), plates([255, 255, 255, 255]), 0.5)).toBeCloseTo(4.48, 2);
  });

  it('is that over the worse video where the plate lets it through', () => {
    expect(contrastOf(text(WHITE), plates([0, 0, 0, 0]), 0.5)).toBe(1);
    expect(contrastOf(text(WHITE), plates([0, 0, 0, 204]), 0.5)).toBeCloseTo(contrast([255, 255, 255], [51, 51, 51]));
  });

  it('falls with the opacity of the text', () => {
    expect(contrastOf(text([255, 255, 255, 0.2]), plates([0, 0, 0, 255]), 0.5)).toBeLessThan(2);
  });

  it('sees a plate that ends under the text', () => {
    const half = plates([0, 0, 0, 255]);
    half.data.fill(0, half.data.length / 2);
    expect(contrastOf(text(WHITE), half, 0.5)).toBe(1);
  });
});
