import type { PreviewAnswer } from './contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AGAIN_MS, untilJudged } from './untilJudged';

const no = (code: string): PreviewAnswer => ({
  ok: false,
  version: 0,
  error: { code, params: {}, rule: null, item: null },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is told when the server answers so, one after the other, and how often it was asked. */
const asking = (...codes: readonly string[]) => {
  const told: string[] = [];
  let asked = 0;
  const stop = untilJudged(
    () => Promise.resolve(no(codes[Math.min(asked++, codes.length - 1)] ?? '')),
    (answer) => told.push(answer.ok ? 'ok' : answer.error.code),
  );
  return { told, stop, asked: () => asked };
};

describe('what a form would do', () => {
  it.each(['client/offline', 'client/no_answer', 'command/expired', 'command/ahead'])(
    'is asked again after %s, until the rules have said something',
    async (code) => {
      const { told, asked } = asking(code, code, 'correct/bad_position');
      await vi.advanceTimersByTimeAsync(5 * AGAIN_MS);
      expect([told, asked()]).toEqual([[code, code, 'correct/bad_position'], 3]);
    },
  );

  it('is asked once where the rules answer', async () => {
    const { told, asked } = asking('correct/bad_position');
    await vi.advanceTimersByTimeAsync(5 * AGAIN_MS);
    expect([told, asked()]).toEqual([['correct/bad_position'], 1]);
  });

  it('is no longer asked, nor told, when something else was typed', async () => {
    const { told, stop, asked } = asking('client/offline');
    stop();
    await vi.advanceTimersByTimeAsync(5 * AGAIN_MS);
    expect([told, asked()]).toEqual([[], 1]);
    const other = asking('client/offline');
    await vi.advanceTimersByTimeAsync(AGAIN_MS / 2);
    other.stop();
    await vi.advanceTimersByTimeAsync(5 * AGAIN_MS);
    expect([other.told, other.asked()]).toEqual([['client/offline'], 1]);
  });
});
