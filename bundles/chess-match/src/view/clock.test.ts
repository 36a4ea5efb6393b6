import { describe, expect, it } from 'vitest';
import { clockOf, remainingAt, type Clock } from './clock';

const clock = (over: Partial<Clock>): Clock => ({
  id: 'white',
  side: 'white',
  thread: 'game',
  team: 'white',
  board: null,
  remainingMs: 60_000,
  runningSinceMs: null,
  ...over,
});

describe('remainingAt', () => {
  it('stands still while stopped, and reads nought once overstepped', () => {
    expect(remainingAt(clock({}), 9e12)).toBe(60_000);
    expect(remainingAt(clock({ remainingMs: -5 }), 9e12)).toBe(0);
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
    const view = { clocks, running: false, mode: '', gap: null };
    expect(clockOf(view, 'white')?.id).toBe('b');
    expect(clockOf(view, 'black')?.id).toBe('c');
    expect(clockOf({ ...view, clocks: [] }, 'white')).toBeUndefined();
  });
});
