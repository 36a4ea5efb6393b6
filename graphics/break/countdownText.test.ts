import { describe, expect, it } from 'vitest';
import { countdownText } from './countdownText';

const NOW = 1_700_000_000_000;

describe('the countdown', () => {
  it.each([
    [3_900_000, '1:05:00'],
    [754_000, '12:34'],
    [60_000, '1:00'],
    [8001, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    [-5000, '0:00'],
  ])('%i ms before the end reads %s', (leftMs, expected) => {
    expect(countdownText(NOW + leftMs, NOW)).toBe(expected);
  });
});
