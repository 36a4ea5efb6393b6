import { describe, expect, it } from 'vitest';
import { chipHeaps } from './chipHeaps';

describe('chips', () => {
  it.each([
    [0, []],
    [3, [3]],
    [5, [5]],
    [7, [5, 2]],
    [10, [5, 5]],
  ])('%i lie beside each other in groups of five', (count, sizes) => {
    expect(chipHeaps(count, 6)).toEqual({ isPiled: false, sizes });
  });

  it.each([
    [11, [5, 5, 1]],
    [14, [5, 5, 4]],
    [30, [5, 5, 5, 5, 5, 5]],
    [31, [10, 10, 10, 1]],
  ])('%i stand in piles, higher ones where there would be more than six', (count, sizes) => {
    expect(chipHeaps(count, 6)).toEqual({ isPiled: true, sizes });
  });
});
