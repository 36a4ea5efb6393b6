import { describe, expect, it } from 'vitest';
import { stateAt, watched, type PictureState, type Seen, type Watched } from './watch';

/** The state after each look: [ms, position in seconds, paused]. */
const states = (...looks: readonly (readonly [number, number, boolean?])[]): readonly PictureState[] => {
  let known: Watched = { openedMs: 0, moved: null };
  return looks.map(([nowMs, seconds, isPaused = false]) => {
    const seen: Seen = { nowMs, seconds, isPaused };
    known = watched(known, seen);
    return stateAt(known, seen);
  });
};

describe('how a picture does', () => {
  it('comes, plays while it moves, and is away when it stands for seconds', () => {
    expect(states([0, 0], [14_999, 0], [15_000, 0])).toEqual(['coming', 'coming', 'away']);
    expect(states([1000, 0], [2000, 5], [7999, 5], [8000, 5])).toEqual(['coming', 'plays', 'plays', 'away']);
  });

  it('is no further away for having been stopped', () => {
    expect(states([1000, 5], [60_000, 5, true], [61_000, 5], [66_000, 5])).toEqual([
      ...(['plays', 'stopped', 'plays', 'away'] as const),
    ]);
  });

  it('is stopped where the browser wants to be asked first', () => {
    expect(states([1000, 0, true], [60_000, 0, true])).toEqual(['stopped', 'stopped']);
  });
});
