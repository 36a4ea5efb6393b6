import { describe, expect, it } from 'vitest';
import { hallOrder } from './hallOrder';

describe('B7 hall order', () => {
  it.each([
    [5, [4, 2, 1, 3, 5]],
    [4, [4, 2, 1, 3]],
    [2, [2, 1]],
    [1, [1]],
  ])('hangs %i boards from the centre outwards', (boards, order) => {
    expect(hallOrder(boards)).toEqual(order);
  });
});
