import { describe, expect, it } from 'vitest';
import { HOLD_MS, LEAVE_MS } from './tags';
import { createTagStore } from './tagStore';

/** A store with a clock and timers that the test moves. */
const setUp = (heard: readonly string[]) => {
  let nowMs = 0;
  const timers = new Map<number, { atMs: number; task: () => void }>();
  let ids = 0;
  const store = createTagStore({
    slots: 8,
    heard,
    nowMs: () => nowMs,
    later: (task, afterMs) => {
      const id = (ids += 1);
      timers.set(id, { atMs: nowMs + afterMs, task });
      return () => timers.delete(id);
    },
  });
  const runTo = (untilMs: number): void => {
    for (;;) {
      const [next] = [...timers].filter(([, { atMs }]) => atMs <= untilMs).sort(([, a], [, b]) => a.atMs - b.atMs);
      if (!next) break;
      timers.delete(next[0]);
      nowMs = next[1].atMs;
      next[1].task();
    }
    nowMs = untilMs;
  };
  return { store, runTo, timers };
};

describe('the keeper of the tags', () => {
  it('lets a tag leave by itself and then sleeps', () => {
    const { store, runTo, timers } = setUp(['a']);
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.tags().length));
    store.hear([]);
    runTo(HOLD_MS + LEAVE_MS);
    expect(seen).toEqual([1, 1, 0]);
    expect(timers.size).toBe(0);
  });

  it('keeps one timer however often it hears', () => {
    const { store, timers } = setUp(['a', 'b']);
    for (const ids of [['a'], [], ['b'], []]) store.hear(ids);
    expect(timers.size).toBe(1);
  });

  it('stops waking up when nobody listens any more', () => {
    const { store, timers } = setUp(['a']);
    const stop = store.subscribe(() => undefined);
    store.hear([]);
    stop();
    expect(timers.size).toBe(0);
  });
});
