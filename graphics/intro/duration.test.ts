import { expect, it } from 'vitest';
import { durationText } from './duration';

it.each([
  [5_400_000, '1 ч 30 мин'],
  [7_200_000, '2 ч'],
  [2_700_000, '45 мин'],
  [1, '1 мин'],
])('a duration in words: %i ms → %s', (ms, expected) => {
  expect(durationText(ms, 'ru')).toBe(expected);
});
