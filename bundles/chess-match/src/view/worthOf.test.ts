import { expect, it } from 'vitest';
import { worthOf } from './worthOf';

it('what a board is worth is all that it counts for, nothing where it counts for nothing', () => {
  expect(worthOf({ badges: [] })).toBe(0);
  expect(worthOf({ badges: [{ kind: 'chips', value: 7 }] })).toBe(7);
  expect(
    worthOf({
      badges: [
        { kind: 'a', value: 2 },
        { kind: 'b', value: 3 },
      ],
    }),
  ).toBe(5);
});
