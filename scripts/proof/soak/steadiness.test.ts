import { expect, test } from 'vitest';
import { steadiness } from './steadiness';

const run = (mbAt: (minute: number) => number) =>
  steadiness(Array.from({ length: 100 }, (_, index) => ({ minute: index / 10, mb: mbAt(index / 10) })));

test('what warms up and then stays is steady', () => {
  expect(run((minute) => Math.min(300, 200 + 50 * minute))).toEqual({
    beforeMb: 300,
    afterMb: 300,
    mbPerMinute: 0,
    isSteady: true,
  });
});

test('what a collector gives back now and then is steady', () => {
  expect(run((minute) => 250 + 40 * (minute % 1)).isSteady).toBe(true);
});

test('what goes on growing is not, and the slope is said', () => {
  const grown = run((minute) => 200 + 10 * minute);
  expect(grown.isSteady).toBe(false);
  expect(grown.mbPerMinute).toBeCloseTo(10);
});

test('a run of one sample is judged too', () => {
  expect(steadiness([{ minute: 0, mb: 5 }])).toMatchObject({ beforeMb: 5, afterMb: 5, isSteady: true });
});
