import { describe, expect, it } from 'vitest';
import { formatClock, formatSpan, parseSpan, spanProblem, remainingAt } from './clockTime';

describe('times', () => {
  it.each([
    [5_400_000, '1:30:00'],
    [3_600_000, '1:00:00'],
    [3_599_001, '1:00:00'],
    [3_599_000, '59:59'],
    [60_000, '1:00'],
    [20_000, '0:20'],
    [19_900, '0:19.9'],
    [1, '0:00.1'],
    [0, '0:00.0'],
  ])('%i ms stand as %s', (ms, text) => {
    expect(formatClock(ms)).toBe(text);
  });

  it('counts a running clock down to zero and not below', () => {
    const clock = { id: 'white', side: 'white', board: null, remainingMs: 1000, runningSinceMs: 500 } as const;
    expect(remainingAt(clock, 700)).toBe(800);
    expect(remainingAt(clock, 9000)).toBe(0);
    expect(remainingAt({ ...clock, runningSinceMs: null }, 9000)).toBe(1000);
  });

  it('shows no more than the clock had when its start lies ahead of our time', () => {
    const clock = { id: 'white', side: 'white', board: null, remainingMs: 1000, runningSinceMs: 500 } as const;
    expect(remainingAt(clock, 400)).toBe(1000);
  });

  it.each([
    ['1:30:00', 5_400_000],
    ['5:00', 300_000],
    ['45', 45_000],
    ['-0:30', -30_000],
    [' 90:00 ', 5_400_000],
  ])('reads %s', (text, ms) => {
    expect(parseSpan(text)).toBe(ms);
  });

  it.each(['', 'abc', '1:60', '1:60:00', '5:', '1.5'])('does not read "%s" as a time', (text) => {
    expect(parseSpan(text)).toBeNull();
  });

  it.each([
    ['', null],
    ['24:00:00', null],
    ['-24:00:00', null],
    ['24:00:01', 'tooLong'],
    ['-24:00:01', 'tooLong'],
    ['пять', 'form'],
  ])('says what is wrong with "%s" as typed: %s', (text, problem) => {
    expect(spanProblem(text)).toBe(problem);
  });

  it('writes what it reads', () => {
    for (const ms of [0, 5000, 65_000, 3_600_000, 5_400_000]) expect(parseSpan(formatSpan(ms))).toBe(ms);
  });
});
