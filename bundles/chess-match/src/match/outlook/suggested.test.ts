import { expect, it } from 'vitest';
import { suggestedOf } from './suggested';
import type { Turning } from './turnings';

const level = { white: 5, black: 5, spread: 1 };
const turning = (ply: number, about: Partial<Turning>): Turning => ({
  ply,
  turn: '',
  side: 'black',
  before: level,
  after: level,
  swing: 2,
  board: 2,
  points: 7,
  shift: null,
  ...about,
});

it('a director is asked about turns that turned the match a moment ago, with the board where they did', () => {
  const shift = { kind: 'pass', side: 'black', board: 1, others: [3], points: 1 } as const;
  const turnings = [turning(6, {}), turning(3, {}), turning(7, { board: null, shift: { ...shift, others: [3] } })];
  expect(
    suggestedOf(turnings, 8, false).map(({ kind, side, board, since, lasts, airs }) => [
      ...[kind, side, board, since, lasts],
      airs.find(({ graphic }) => graphic === 'focus')?.content,
    ]),
  ).toEqual([
    ['turningPoint', 'black', 2, 6, false, { board: 2 }],
    ['turningPoint', 'black', 3, 7, false, { board: 3 }],
  ]);
  expect(suggestedOf(turnings, 12, false)).toEqual([]);
  const [proposed] = suggestedOf(turnings, 8, true);
  expect(proposed).toMatchObject({
    airs: [{ graphic: 'turning-point', on: true, content: { which: 'latest' } }],
    alone: false,
  });
});
