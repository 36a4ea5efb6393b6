import { expect, it } from 'vitest';
import { boardAt } from 'chess-match/client/view';
import { mainBoard } from './mainBoard';

const view = (board: number, status: 'live' | 'ended' = 'live') => ({ ...boardAt({ boards: [] }, board), status });
const turn = (ply: number, ...boards: readonly number[]) => ({
  turn: `${ply}.`,
  ply,
  side: 'white' as const,
  moves: boards.map((board) => ({ board, san: 'e4' })),
  line: '',
});
const ALIKE = () => 0;

it('is what the director shows large, also once it has ended', () => {
  expect(mainBoard([view(1), view(2, 'ended')], [turn(1, 1)], 2, ALIKE)?.board).toBe(2);
});

it('is not a board that nobody plays on', () => {
  expect(mainBoard([view(1)], [], 4, ALIKE)?.board).toBe(1);
});

it('is the one that counts for most of those played on', () => {
  const worth = (board: number): number => [0, 2, 5, 9][board] ?? 0;
  expect(mainBoard([view(1), view(2), view(3, 'ended')], [turn(1, 1)], null, worth)?.board).toBe(2);
});

it('is, where all count alike, the one that moved last', () => {
  expect(mainBoard([view(1), view(2), view(3)], [turn(1, 3), turn(2, 2)], null, ALIKE)?.board).toBe(2);
});

it('is after the end the last that was played', () => {
  const ended = [view(1, 'ended'), view(2, 'ended')];
  expect(mainBoard(ended, [turn(1, 1), turn(2, 2)], null, ALIKE)?.board).toBe(2);
  expect(mainBoard([], [], null, ALIKE)).toBeNull();
});
