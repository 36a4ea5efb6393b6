import { expect, it } from 'vitest';
import type { DisplayProps } from './display';
import { turnCalled } from './turnCalled';

const texts = { boardNamed: (board: string) => `Board ${board}` };
const threads = (...ids: readonly string[]) =>
  ({ threads: ids.map((id, index) => ({ id, boards: [index + 1] })) }) as unknown as DisplayProps['match'];
const called = (turn: string, side: 'white' | 'black', board: number, ...ids: readonly string[]): string =>
  turnCalled({ turn, side, moves: [{ board, san: 'e4' }] }, threads(...ids), texts);

it('calls a turn by its number, and by its board first where there are several that do not wait', () => {
  expect(called('28...', 'black', 1, 'game')).toBe('28…');
  expect(called('1:7.', 'white', 1, '1')).toBe('7.');
  expect(called('5:1...', 'black', 5, '1', '2', '3', '4', '5')).toBe('Board 5: 1…');
  expect(called('12a', 'black', 1, 'A', 'B')).toBe('Board A: 12…');
});
