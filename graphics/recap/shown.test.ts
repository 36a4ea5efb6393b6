import { expect, it } from 'vitest';
import { shownAround } from './shown';

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const shown = (now: number, rows: number) =>
  shownAround(ALL, now, rows).map(([index, chapter]) => `${index}${chapter}`);

it.each([
  [0, '0a 1b 2c'],
  [1, '0a 1b 2c'],
  [3, '2c 3d 4e'],
  [6, '4e 5f 6g'],
])('around chapter %i of seven there stand three: %s', (now, text) => {
  expect(shown(now, 3).join(' ')).toBe(text);
});

it('all of them where there is room', () => {
  expect(shown(5, 9)).toHaveLength(7);
});
