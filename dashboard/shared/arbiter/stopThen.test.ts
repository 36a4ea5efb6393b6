import type { Answer, Problem } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { stopThen, withStop } from './stopThen';
import type { Act, ArbiterIntent } from './useAct';

const REFUSED: Problem = { code: 'clock/not_running', params: {}, rule: null, item: null };
const OTHER: Problem = { ...REFUSED, code: 'undo/nothing' };
const STOPPED: Answer = { ok: true, version: 8, matchId: 'm' };
const BARRED: Answer = { ok: false, version: 7, matchId: 'm', error: REFUSED };

/** A deed for version 5 of the match, and what was done in which order. */
const setUp = (problem: Problem | null = null) => {
  const done: string[] = [];
  const deed: Act = {
    act: (intent) => {
      done.push(JSON.stringify(intent(5)));
      return Promise.resolve(true);
    },
    clear: () => done.push('clear'),
    problem,
    pending: false,
    isDone: false,
  };
  const stop = (answer: Answer) => (): Promise<Answer> => {
    done.push('stop');
    return Promise.resolve(answer);
  };
  return { done, deed, stop };
};
const intent: ArbiterIntent = (expectedVersion) => ({ type: 'startClock', expectedVersion });
const sent = (expectedVersion: number): string => JSON.stringify({ type: 'startClock', expectedVersion });

describe('the stop of the clock before a deed', () => {
  it('comes first, and the deed is for the version it led to', async () => {
    const { done, deed, stop } = setUp();
    expect(await stopThen(stop(STOPPED), deed, intent)).toBe(true);
    expect(done).toEqual(['clear', 'stop', sent(8)]);
  });

  it('is left out where the clock stands', async () => {
    const { done, deed } = setUp();
    expect(await stopThen(null, deed, intent)).toBe(true);
    expect(done).toEqual(['clear', sent(5)]);
  });

  it('is the end of it when it is refused, and what was said of the last try is gone', async () => {
    const { done, deed, stop } = setUp();
    expect(await stopThen(stop(BARRED), deed, intent)).toBe(false);
    expect(done).toEqual(['clear', 'stop']);
  });
});

describe('a deed with its stop', () => {
  const stop = { problem: REFUSED, pending: true, clear: () => undefined };

  it('is refused and busy where either is', () => {
    const { deed } = setUp();
    expect(withStop(deed, stop)).toMatchObject({ problem: REFUSED, pending: true });
    expect(withStop({ ...deed, pending: true }, { ...stop, problem: null, pending: false })).toMatchObject({
      problem: null,
      pending: true,
    });
  });

  it('says the refusal of what was done last', () => {
    expect(withStop(setUp(OTHER).deed, stop).problem).toBe(OTHER);
  });

  it('forgets both refusals, and that of the stop when it is done without one', async () => {
    const { done, deed } = setUp();
    const whole = withStop(deed, { ...stop, clear: () => done.push('clear stop') });
    whole.clear();
    await whole.act(intent);
    expect(done).toEqual(['clear', 'clear stop', 'clear stop', sent(5)]);
  });
});
