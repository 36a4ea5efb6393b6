import { describe, expect, it } from 'vitest';
import { boardView, endedBoard } from '../fixtures/boardFixtures';
import { visibleBoards } from './visible';

const shown = (status: 'playing' | 'over', ply: number, ...boards: Parameters<typeof visibleBoards>[1]) =>
  visibleBoards({ status, ply }, boards).map(({ board }) => board);

const earlier = { ...endedBoard([48, 3, 'mate', 2, 4, 0]) };
const endedAt = (board: number, ply: number) => {
  const view = endedBoard([48, board, 'mate', 2, 4, 0]);
  return { ...view, result: view.result && { ...view.result, ply } };
};

describe('visibleBoards', () => {
  it('shows live boards in hall order', () => {
    expect(shown('playing', 48, boardView(1, 1), boardView(2, 1), boardView(3, 1), boardView(4, 1))).toEqual([
      4, 2, 1, 3,
    ]);
  });

  it('shows a board that ended by the latest turn, and no longer after the next', () => {
    expect(shown('playing', 48, boardView(1, 1), earlier)).toEqual([1, 3]);
    expect(shown('playing', 49, boardView(1, 1), earlier)).toEqual([1]);
  });

  it('B17 keeps the boards that ended last when the match is over', () => {
    expect(shown('over', 50, endedAt(1, 50), endedAt(2, 50), endedAt(3, 48))).toEqual([2, 1]);
    expect(shown('over', 50, endedAt(1, 49), endedAt(3, 48))).toEqual([1]);
  });

  it('shows nothing before a match', () => {
    expect(shown('playing', 0)).toEqual([]);
    expect(shown('over', 0)).toEqual([]);
  });
});
