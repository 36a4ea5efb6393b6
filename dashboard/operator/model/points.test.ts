import { describe, expect, it } from 'vitest';
import { formatPoints } from './points';

describe('points', () => {
  it.each([
    [0, '0'],
    [1, '½'],
    [6, '3'],
    [9, '4½'],
  ])('B13 %i half-points are %s', (halves, text) => {
    expect(formatPoints(halves)).toBe(text);
  });
});
