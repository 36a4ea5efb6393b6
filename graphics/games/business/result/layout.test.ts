import { describe, expect, it } from 'vitest';
import { ZONES } from '../../../air/theme';
import { layoutResult, ROWS } from './layout';

describe('the picture of the result', () => {
  it('grows with the story and never leaves its area', () => {
    let before = 0;
    for (let entries = 0; entries <= ROWS; entries++)
      for (const hasFoot of [false, true]) {
        const { top, height } = layoutResult(entries, hasFoot);
        expect(height).toBeGreaterThanOrEqual(before);
        expect(top).toBeGreaterThanOrEqual(ZONES.whole.y);
        expect(top + height).toBeLessThanOrEqual(ZONES.whole.y + ZONES.whole.height);
        if (!hasFoot) before = height;
      }
  });

  it('stands in the middle when the story is short', () => {
    const { top, height } = layoutResult(1, true);
    const { y, height: whole } = ZONES.whole;
    expect(top - y).toBe(y + whole - top - height);
    expect(layoutResult(1, true).print).toBe('few');
    expect(layoutResult(ROWS, false)).toEqual({ print: 'close', top: y, height: whole, isTall: true });
  });
});
