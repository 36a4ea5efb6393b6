import { describe, expect, it } from 'vitest';
import { ZONES } from '../theme';
import { fieldOf } from './field';

describe('the one large board', () => {
  it.each([ZONES.full.height, 640, 903])('stands in its card of %i px with its figures and letters', (card) => {
    const { x, y, size } = fieldOf(card);
    expect(size % 8).toBe(0);
    expect(x + size).toBeLessThan(card);
    expect(card - y - size).toBeGreaterThanOrEqual(44);
    expect(card - y - size).toBeLessThan(52);
  });
});
