import type { HomeContent } from 'chess-match/contract/viewers';
import { expect, it } from 'vitest';
import { inOrder } from './boardOrder';

it('boards that are worth most come first, those that have ended last, by when', () => {
  const made = (board: number, status: 'live' | 'ended', ply = 0) =>
    ({ board, status, result: status === 'live' ? null : { ply } }) as HomeContent['boards'][number];
  const boards = [made(1, 'ended', 20), made(5, 'ended', 30), made(2, 'live'), made(3, 'live'), made(4, 'live')];
  const worthOf = ({ board }: HomeContent['boards'][number]): number => (board === 3 ? 4 : 3);
  const numbers = (order: 'worth' | 'number') => inOrder(boards, order, worthOf).map(({ board }) => board);
  expect([numbers('worth'), numbers('number')]).toEqual([
    [3, 2, 4, 5, 1],
    [2, 3, 4, 1, 5],
  ]);
});
