import { describe, expect, it } from 'vitest';
import { formatClock, formatFineClock, formatSpan } from './timeText';

describe('time left', () => {
  it.each([
    [36_605_000, '10:10:05'],
    [5_400_000, '1:30:00'],
    [5_399_999, '1:30:00'],
    [5_399_000, '1:29:59'],
    [3_900_000, '1:05:00'],
    [3_600_000, '1:00:00'],
    [3_599_000, '59:59'],
    [754_000, '12:34'],
    [65_000, '1:05'],
    [8001, '0:09'],
    [999, '0:01'],
    [1, '0:01'],
    [0, '0:00'],
    [-5000, '0:00'],
  ])('%i ms read %s', (ms, text) => {
    expect(formatClock(ms)).toBe(text);
  });

  it.each([
    [5_400_000, '1:30:00'],
    [3_599_001, '1:00:00'],
    [3_599_000, '59:59'],
    [20_000, '0:20'],
    [19_999, '0:20.0'],
    [19_900, '0:19.9'],
    [1, '0:00.1'],
    [0, '0:00.0'],
    [-5, '0:00.0'],
  ])('%i ms read %s with tenths at the end', (ms, text) => {
    expect(formatFineClock(ms)).toBe(text);
  });
});

describe('a length of time', () => {
  it.each([
    [0, '0:00'],
    [499, '0:00'],
    [65_000, '1:05'],
    [-30_000, '0:30'],
    [43_200_000, '12:00:00'],
  ])('of %i ms reads %s', (ms, text) => {
    expect(formatSpan(ms)).toBe(text);
  });
});
