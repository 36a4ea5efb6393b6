import { describe, expect, it } from 'vitest';
import { clockOf, clockText, remainingAt, type Clock } from './clockText';

const clock = (over: Partial<Clock>): Clock => ({
  id: 'white',
  side: 'white',
  board: null,
  remainingMs: 60_000,
  runningSinceMs: null,
  ...over,
});

describe('clockText', () => {
  it.each([
    [5_400_000, '1:30:00'],
    [5_399_999, '1:30:00'],
    [5_399_000, '1:29:59'],
    [3_600_000, '1:00:00'],
    [3_599_000, '59:59'],
    [65_000, '1:05'],
    [1, '0:01'],
    [0, '0:00'],
    [-5, '0:00'],
    [36_605_000, '10:10:05'],
  ])('%i ms reads %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

describe('remainingAt', () => {
  it('stands still while stopped', () => {
    expect(remainingAt(clock({}), 9e12)).toBe(60_000);
  });

  it('counts down from the start of the run and stops at zero', () => {
    const running = clock({ runningSinceMs: 1_000_000 });
    expect(remainingAt(running, 1_000_000)).toBe(60_000);
    expect(remainingAt(running, 1_012_300)).toBe(47_700);
    expect(remainingAt(running, 2_000_000)).toBe(0);
  });

  it('adds no time when the page’s idea of now is behind the server’s', () => {
    expect(remainingAt(clock({ runningSinceMs: 1_000_000 }), 999_000)).toBe(60_000);
  });
});

describe('clockOf', () => {
  it('takes the clock of the whole match before those of boards', () => {
    const clocks = [clock({ id: 'a', board: 1 }), clock({ id: 'b' }), clock({ id: 'c', side: 'black', board: 2 })];
    const view = { clocks, running: false, mode: '', vetoWindowMs: 0, gap: null };
    expect(clockOf(view, 'white')?.id).toBe('b');
    expect(clockOf(view, 'black')?.id).toBe('c');
    expect(clockOf({ ...view, clocks: [] }, 'white')).toBeUndefined();
  });
});
