import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPolling } from './polling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DATE = 'Mon, 23 Nov 2026 08:00:00 GMT';
const body = (n: number) =>
  JSON.stringify({ v: 1, epoch: 'e', n, at: 1, delayMs: 0, audience: 'all', match: {}, boards: [] });

type Answer = () => Response | Promise<Response>;

const setUp = (...answers: readonly Answer[]) => {
  const asked: { readonly url: string; readonly tag: string | null }[] = [];
  const heard = { came: [] as number[], refused: [] as string[], answered: [] as (number | null)[], empty: 0 };
  const polling = createPolling(
    'white',
    {
      answered: (_way, dateMs) => heard.answered.push(dateMs),
      came: ({ n }) => heard.came.push(n),
      refused: (why) => heard.refused.push(why),
      empty: () => (heard.empty += 1),
      pushed: () => undefined,
    },
    {
      fetch: (url, { headers } = {}) => {
        asked.push({ url: String(url), tag: new Headers(headers).get('if-none-match') });
        const answer = answers[asked.length - 1];
        return answer === undefined ? new Promise(() => undefined) : Promise.resolve().then(answer);
      },
      nowMs: () => Date.now(),
      random: () => 1,
    },
  );
  return { asked, heard, polling };
};

const found =
  (n: number): Answer =>
  () =>
    new Response(body(n), { headers: { date: DATE, etag: `"e-${n}"` } });
const same: Answer = () => new Response(null, { status: 304, headers: { date: DATE } });

describe('asking for the document', () => {
  it('goes on, by the tag of what it has', async () => {
    const { asked, heard, polling } = setUp(found(1), same, found(2));
    polling.start();
    await vi.advanceTimersByTimeAsync(2400);
    expect(asked).toEqual([{ url: 'viewers/white.json', tag: null }]);
    await vi.advanceTimersByTimeAsync(2800);
    expect(asked.map(({ tag }) => tag)).toEqual([null, '"e-1"', '"e-1"']);
    expect(heard).toEqual({ came: [1, 2], refused: [], answered: Array(3).fill(Date.parse(DATE)), empty: 0 });
  });

  it('hears that there is nothing yet, and goes on after an error or what is no document', async () => {
    const { asked, heard, polling } = setUp(
      () => new Response('Nothing to show yet.', { status: 503 }),
      () => Promise.reject(new Error('no net')),
      () => new Response('<html>'),
      () => new Response('', { status: 500 }),
      found(7),
    );
    polling.start();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(asked).toHaveLength(5);
    expect(heard).toEqual({ came: [7], refused: [], answered: [null, Date.parse(DATE)], empty: 1 });
  });

  it('hears that it is for others, and why, and goes on', async () => {
    const refusing =
      (status: number): Answer =>
      () =>
        new Response('', { status });
    const { heard, polling } = setUp(refusing(403), refusing(410), refusing(404), found(3));
    polling.start();
    await vi.advanceTimersByTimeAsync(8000);
    expect(heard).toEqual({
      came: [3],
      refused: ['needed', 'ended', 'off'],
      answered: [Date.parse(DATE)],
      empty: 0,
    });
  });

  it('asks at once when it is started again, and what it had asked before counts no more', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { asked, heard, polling } = setUp(() => new Promise<Response>((resolve) => (answer = resolve)), found(2));
    polling.start();
    await vi.advanceTimersByTimeAsync(0);
    polling.start();
    await vi.advanceTimersByTimeAsync(0);
    answer(new Response(body(1)));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, heard.came]).toEqual([2, [2]]);
  });

  it('is quiet once it is stopped', async () => {
    const { asked, polling } = setUp(found(1), found(2));
    polling.start();
    await vi.advanceTimersByTimeAsync(100);
    polling.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });
});
