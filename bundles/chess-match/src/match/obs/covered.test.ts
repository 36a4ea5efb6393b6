import { expect, test } from 'vitest';
import { readCovered } from './covered';

test('an instance and the number of its stinger, and nothing else', () => {
  expect(readCovered({ instance: 'white', stinger: 3 })).toEqual({ instance: 'white', stinger: 3 });
  for (const value of [
    null,
    'white',
    {},
    { instance: 'green', stinger: 1 },
    { instance: 'white', stinger: '1' },
    { instance: 'white', stinger: 3, more: 1 },
  ])
    expect(readCovered(value)).toBeNull();
});
