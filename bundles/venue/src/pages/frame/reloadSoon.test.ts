import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELOAD_AFTER_MS, reloadSoon } from './reloadSoon';

describe('a page that failed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failed = (answers: readonly boolean[]) => {
    const waiting = [...answers];
    let reloads = 0;
    const stop = reloadSoon({
      isThere: () => Promise.resolve(waiting.shift() ?? true),
      reload: () => (reloads += 1),
    });
    return { stop, reloads: () => reloads };
  };

  it('is not loaded again at once: it may fail again', async () => {
    const { stop, reloads } = failed([]);
    await vi.advanceTimersByTimeAsync(RELOAD_AFTER_MS - 1);
    expect(reloads()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(reloads()).toBe(1);
    stop();
  });

  it('waits for the server: a browser that finds none shows its own page for good', async () => {
    const { stop, reloads } = failed([false, false]);
    await vi.advanceTimersByTimeAsync(2 * RELOAD_AFTER_MS);
    expect(reloads()).toBe(0);
    await vi.advanceTimersByTimeAsync(RELOAD_AFTER_MS);
    expect(reloads()).toBe(1);
    stop();
  });

  it('stays when it is shown again by itself, also where the server is being asked', async () => {
    let answer = (_isThere: boolean): void => undefined;
    let reloads = 0;
    const stop = reloadSoon({
      isThere: () => new Promise((resolve) => (answer = resolve)),
      reload: () => (reloads += 1),
    });
    await vi.advanceTimersByTimeAsync(RELOAD_AFTER_MS);
    stop();
    answer(true);
    await vi.advanceTimersByTimeAsync(2 * RELOAD_AFTER_MS);
    expect(reloads).toBe(0);
  });
});
