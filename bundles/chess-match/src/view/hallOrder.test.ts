import { describe, expect, it } from 'vitest';
import { hallOrder, hallRow, inHallOrder, sideBySide } from './hallOrder';

describe('B7 hall order', () => {
  it.each([
    [5, [4, 2, 1, 3, 5]],
    [4, [4, 2, 1, 3]],
    [2, [2, 1]],
    [1, [1]],
    [0, []],
  ])('hangs %i boards from the centre outwards', (count, order) => {
    expect(hallRow(count)).toEqual(order);
  });

  it('keeps the order when boards are missing', () => {
    expect(hallOrder([3, 4, 1])).toEqual([4, 1, 3]);
    expect(hallOrder([5, 2])).toEqual([2, 5]);
    expect(hallOrder([])).toEqual([]);
  });

  it('orders views by their boards', () => {
    expect(inHallOrder([{ board: 1 }, { board: 2 }])).toEqual([{ board: 2 }, { board: 1 }]);
  });

  it('is that of boards that branched; those that are played apart stand by number', () => {
    const views = [{ board: 3 }, { board: 1 }, { board: 2 }];
    expect(sideBySide({ threads: ['main'] }, views).map(({ board }) => board)).toEqual([2, 1, 3]);
    expect(sideBySide({ threads: ['1', '2'] }, views).map(({ board }) => board)).toEqual([1, 2, 3]);
  });
});
