import { formatSpan } from 'chess-match/client/view';
import { describe, expect, it } from 'vitest';
import { parseSpan, spanProblem } from './typedSpan';

describe('times as they are typed', () => {
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
