import type { TurnOptions } from '@schemas/options';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../view/clock';
import { optionsView, refusal } from '../testing/options';
import { mayVeto, type VetoViews } from './mayVeto';
import { NO_PLAY } from './read';

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

describe('mayVeto', () => {
  const running = clock({ runningSinceMs: 1_000_000 });
  const views = (veto: TurnOptions['veto'] = null): VetoViews => ({
    play: { ...NO_PLAY, vetoWindowMs: 50_000 },
    options: { game: 'business', turn: optionsView([], { veto }) },
  });

  it('B22 begins under the window while the own clock runs, and lasts until the flag is claimed', () => {
    const at = (nowMs: number): boolean => mayVeto(running, views(), nowMs);
    expect([1_000_000, 1_010_000, 1_010_001, 1_059_999, 1_060_000].map(at)).toEqual([false, false, true, true, true]);
    expect(mayVeto(clock({ remainingMs: 1 }), views(), 9e12)).toBe(false);
  });

  it('B22 is over for both once one has declared it for both', () => {
    const barred = refusal('veto/already', 'B22', { by: 'black' });
    expect(mayVeto(running, views(barred), 1_020_000)).toBe(false);
  });

  it('is not offered before the options are heard', () => {
    expect(mayVeto(running, { ...views(), options: undefined }, 1_020_000)).toBe(false);
    expect(mayVeto(running, { ...views(), options: { game: 'business', turn: null } }, 1_020_000)).toBe(false);
  });
});
