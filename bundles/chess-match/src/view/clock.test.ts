import type { TurnOptions } from '@schemas/options';
import { describe, expect, it } from 'vitest';
import { clockOf, mayVeto, remainingAt, type Clock, type VetoViews } from './clock';
import { optionsView, refusal } from './testing/options';

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
    const view = { clocks, running: false, mode: '', vetoWindowMs: 0, gap: null };
    expect(clockOf(view, 'white')?.id).toBe('b');
    expect(clockOf(view, 'black')?.id).toBe('c');
    expect(clockOf({ ...view, clocks: [] }, 'white')).toBeUndefined();
  });
});

describe('mayVeto', () => {
  const running = clock({ runningSinceMs: 1_000_000 });
  const views = (veto: TurnOptions['veto'] = null): VetoViews => ({
    clocks: { vetoWindowMs: 50_000 },
    options: { turn: optionsView([], { veto }) },
  });

  it('B22 begins under the window while the own clock runs, and ends with the flag', () => {
    const at = (nowMs: number): boolean => mayVeto(running, views(), nowMs);
    expect([1_000_000, 1_010_000, 1_010_001, 1_059_999, 1_060_000].map(at)).toEqual([false, false, true, true, false]);
    expect(mayVeto(clock({ remainingMs: 1 }), views(), 9e12)).toBe(false);
  });

  it('B22 is over for both once one has declared it for both', () => {
    const barred = refusal('veto/already', 'B22', { by: 'black' });
    expect(mayVeto(running, views(barred), 1_020_000)).toBe(false);
  });

  it('is not offered before the options are heard', () => {
    expect(mayVeto(running, { ...views(), options: undefined }, 1_020_000)).toBe(false);
    expect(mayVeto(running, { ...views(), options: { turn: null } }, 1_020_000)).toBe(false);
  });
});
