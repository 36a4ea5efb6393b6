import { expect, it } from 'vitest';
import { because, joined } from './texts';

it('several things are told with commas, and with a word before the last', () => {
  expect([[], [1], [1, 3], [1, 3, 5], ['a', 'b', 'c', 'd']].map((parts) => joined(parts, 'and'))).toEqual([
    ...['', '1', '1 and 3', '1, 3 and 5', 'a, b, c and d'],
  ]);
});

it('a reason is told behind a colon, where there is one', () => {
  expect([because('too late'), because(''), because(null), because(undefined)]).toEqual([': too late', '', '', '']);
});
