import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AGAIN_MS, askUntil } from './askUntil';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (failures: number) => {
  const told: string[] = [];
  const signals: AbortSignal[] = [];
  const end = askUntil(
    (signal) =>
      signals.push(signal) > failures ? Promise.resolve('came') : Promise.reject(new Error(`${signals.length}`)),
    (value) => told.push(value),
    () => told.push('failed'),
  );
  return { told, signals, end };
};

describe('asking until there is an answer', () => {
  it('asks once where there is one at once', async () => {
    const { told, signals } = setUp(0);
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect([told, signals.length]).toEqual([['came'], 1]);
  });

  it('asks again after three seconds, and says so, until it has come', async () => {
    const { told } = setUp(2);
    await vi.advanceTimersByTimeAsync(2 * AGAIN_MS - 1);
    expect(told).toEqual(['failed', 'failed']);
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect(told).toEqual(['failed', 'failed', 'came']);
  });

  it('says and asks nothing more when nobody waits for it', async () => {
    const { told, signals, end } = setUp(99);
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect([told, signals.length, signals[0]?.aborted]).toEqual([['failed'], 1, true]);
    const other = setUp(0);
    other.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.told).toEqual([]);
  });
});
