import { expect, it } from 'vitest';
import { teamAt } from './boardNames';

const seat = (thread: string, side: 'white' | 'black', team: 'white' | 'black') => ({ thread, side, team });

it('partners have different colours: a side of a board is of one team here and of the other there', () => {
  const match = {
    threads: [
      { id: 'A', boards: [1] },
      { id: 'B', boards: [2] },
    ],
    seats: [
      seat('A', 'white', 'white'),
      seat('A', 'black', 'black'),
      seat('B', 'white', 'black'),
      seat('B', 'black', 'white'),
    ],
  };
  const sides = [1, 2].flatMap((board) => (['white', 'black'] as const).map((side) => teamAt(match, board, side)));
  expect(sides).toEqual(['white', 'black', 'black', 'white']);
  expect(teamAt({ threads: [{ id: '', boards: [1, 2] }], seats: [] }, 2, 'black')).toBe('black');
});
