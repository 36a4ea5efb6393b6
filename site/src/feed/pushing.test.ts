import { DOCUMENT_VERSION, type HomeDocument } from 'chess-match/contract/viewers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelAddress } from './address';
import { createPushing, type Socket } from './pushing';
import type { Listener } from './source';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const made = (n: number, live: string | null = 'live'): HomeDocument =>
  ({
    v: DOCUMENT_VERSION,
    epoch: 'e',
    n,
    at: 1,
    delayMs: 0,
    live,
    match: {},
    boards: [],
  }) as unknown as HomeDocument;

const setUp = () => {
  const told: string[] = [];
  const sockets: (Socket & { readonly live: string; isClosed: boolean })[] = [];
  const asking: { listener: Listener | null; isOn: boolean } = { listener: null, isOn: false };
  const pushing = createPushing(
    'white',
    {
      answered: () => told.push('answered'),
      came: ({ n }) => told.push(`came ${n}`),
      refused: (why) => told.push(`refused ${why}`),
      empty: () => told.push('empty'),
      pushed: (isPushed) => told.push(`pushed ${isPushed}`),
    },
    (_audience, listener) => {
      asking.listener = listener;
      return { start: () => (asking.isOn = true), stop: () => (asking.isOn = false) };
    },
    {
      connect: (live) => {
        const socket = {
          live,
          isClosed: false,
          onHeard: (): void => undefined,
          onClosed: (): void => undefined,
          close: () => void (socket.isClosed = true),
        };
        sockets.push(socket);
        return socket;
      },
      nowMs: () => Date.now(),
      random: () => 0.5,
    },
  );
  const answer = (document: HomeDocument): void => asking.listener?.came(document);
  const push = (document: unknown): void => sockets.at(-1)?.onHeard(JSON.stringify(document));
  const close = (): void => sockets.at(-1)?.onClosed();
  pushing.start();
  told.length = 0;
  return { pushing, told, sockets, asking, answer, push, close };
};

describe('documents that are pushed', () => {
  it('come where one names an address, and nothing is asked any more once they do', () => {
    const { answer, push, sockets, asking, told } = setUp();
    answer(made(1, null));
    expect(sockets).toHaveLength(0);
    answer(made(2));
    answer(made(3));
    expect([sockets.map(({ live }) => live), asking.isOn]).toEqual([['live'], true]);
    push(made(4));
    push(made(5));
    expect(asking.isOn).toBe(false);
    expect(told.slice(3)).toEqual(['pushed true', 'answered', 'came 4', 'answered', 'came 5']);
  });

  it('are asked for at once where the channel closes, and it is tried again after a while, ever longer', () => {
    const { answer, push, close, sockets, asking, told } = setUp();
    answer(made(1));
    push(made(2));
    close();
    expect([asking.isOn, told.at(-1)]).toEqual([true, 'pushed false']);
    const tried: number[] = [];
    for (const begun = Date.now(); tried.length < 5; vi.advanceTimersByTime(500)) {
      const before = sockets.length;
      answer(made(3));
      if (sockets.length === before) continue;
      tried.push(Date.now() - begun);
      close();
    }
    expect(tried).toEqual([5000, 15_000, 35_000, 75_000, 135_000]);
  });

  it('are asked for where nothing is heard for longer than the server is ever silent', () => {
    const { answer, push, sockets, asking } = setUp();
    answer(made(1));
    for (const n of [2, 3]) {
      push(made(n));
      vi.advanceTimersByTime(20_000);
    }
    expect(asking.isOn).toBe(false);
    vi.advanceTimersByTime(4000);
    expect([asking.isOn, sockets.map(({ isClosed }) => isClosed)]).toEqual([true, [true]]);
  });

  it('that are none are not heard: asking goes on', () => {
    const { answer, push, asking, told } = setUp();
    answer(made(1));
    for (const wrong of [null, 'x', { v: 1 }]) push(wrong);
    expect([asking.isOn, told]).toEqual([true, ['came 1']]);
  });

  it('end with the look at the page, and begin anew with it', () => {
    const { pushing, answer, push, sockets, asking } = setUp();
    answer(made(1));
    push(made(2));
    pushing.stop();
    expect([asking.isOn, sockets[0]?.isClosed]).toEqual([false, true]);
    sockets[0]?.onClosed();
    vi.advanceTimersByTime(60_000);
    expect(asking.isOn).toBe(false);
    pushing.start();
    answer(made(3));
    expect(sockets).toHaveLength(2);
  });
});

it('a channel is below the page\u2019s own address, or wherever a document says', () => {
  expect(channelAddress('live', 'all', 'https://chess.example/cup/?x=1#y')).toBe('wss://chess.example/cup/live/all');
  expect(channelAddress('ws://other:1/live', 'white', 'http://a/')).toBe('ws://other:1/live/white');
});
