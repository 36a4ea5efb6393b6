import { expect, test } from 'vitest';
import { readCovered } from './covered';

test('a machine and the number of its stinger, and nothing else', () => {
  expect(readCovered({ machine: 'white', stinger: 3, more: 1 })).toEqual({ machine: 'white', stinger: 3 });
  for (const value of [null, 'white', {}, { machine: 'green', stinger: 1 }, { machine: 'white', stinger: '1' }])
    expect(readCovered(value)).toBeNull();
});
