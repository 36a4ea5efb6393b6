import { describe, expect, it } from 'vitest';
import { hallOrder, inHallOrder } from './hallOrder';

describe('hallOrder', () => {
  it('B7 stands boards from the centre outwards', () => {
    expect(hallOrder([1, 2, 3, 4, 5])).toEqual([4, 2, 1, 3, 5]);
  });

  it('keeps the order when boards are missing', () => {
    expect(hallOrder([3, 4, 1])).toEqual([4, 1, 3]);
    expect(hallOrder([5, 2])).toEqual([2, 5]);
    expect(hallOrder([])).toEqual([]);
  });

  it('orders views by their boards', () => {
    expect(inHallOrder([{ board: 1 }, { board: 2 }])).toEqual([{ board: 2 }, { board: 1 }]);
  });
});
