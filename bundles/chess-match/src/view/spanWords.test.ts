import { describe, expect, it } from 'vitest';
import { spanWords } from './spanWords';

describe('a length of time in words', () => {
  it.each([
    [5_400_000, '1 час 30 минут', '1 hour 30 minutes'],
    [90_000, '1 минута 30 секунд', '1 minute 30 seconds'],
    [7_202_000, '2 часа 2 секунды', '2 hours 2 seconds'],
    [86_400_000, '24 часа', '24 hours'],
    [0, '0 секунд', '0 seconds'],
    [-30_000, 'минус 30 секунд', 'minus 30 seconds'],
  ])('%i ms are %s', (ms, russian, english) => {
    expect([spanWords(ms, 'ru'), spanWords(ms, 'en')]).toEqual([russian, english]);
  });
});
