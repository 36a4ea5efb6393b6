import { describe, expect, it } from 'vitest';
import { chipSlots } from '../chips/slots';
import { ZONES } from '../../../air/theme';
import { layoutCards } from './layout';

describe('layoutCards', () => {
  it.each([
    [1, 552],
    [2, 552],
    [3, 440],
    [4, 408],
    [5, 328],
  ])('shows %i boards at %i px, whole squares of eight', (count, size) => {
    const cards = layoutCards(count);
    expect(cards).toHaveLength(count);
    for (const { field } of cards) expect([field.width, field.width % 8]).toEqual([size, 0]);
  });

  it.each([1, 2, 3, 4, 5, 6, 8])('keeps %i cards inside the area, apart from each other, centred', (count) => {
    const area = ZONES.stage;
    const rects = layoutCards(count).map(({ card }) => card);
    for (const { x, y, width, height } of rects) {
      expect(x).toBeGreaterThanOrEqual(area.x);
      expect(x + width).toBeLessThanOrEqual(area.x + area.width);
      expect(y).toBeGreaterThanOrEqual(area.y);
      expect(y + height).toBeLessThanOrEqual(area.y + area.height);
    }
    rects.slice(1).forEach(({ x }, index) => {
      expect(x).toBeGreaterThan((rects[index]?.x ?? 0) + (rects[index]?.width ?? 0));
    });
    const [first, last] = [rects[0], rects.at(-1)];
    expect((first?.x ?? 0) - area.x).toBeCloseTo(area.x + area.width - (last?.x ?? 0) - (last?.width ?? 0));
  });

  it.each([1, 2, 3, 4, 5])('has room for ten chips laid out on %i boards', (count) => {
    for (const { chips } of layoutCards(count))
      for (const { x, y } of chipSlots(chips, 10)) {
        expect(x + chips.chip).toBeLessThanOrEqual(chips.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + chips.chip).toBeLessThanOrEqual(chips.height);
      }
  });
});
