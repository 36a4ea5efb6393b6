import { describe, expect, it } from 'vitest';
import { createFeed, PATIENCE_MS, RENEW_MS } from './feed';

interface Fake {
  readonly address: string;
  readonly say: (text: string) => void;
  readonly drop: () => void;
  isOpen: boolean;
}

/** A feed with sockets and a clock that the test holds. */
const bench = () => {
  const sockets: Fake[] = [];
  const heard: string[] = [];
  let nowMs = 0;
  let planned: { readonly atMs: number; readonly task: () => void } | null = null;
  const feed = createFeed({
    open: (address, say, closed) => {
      if (address === 'bad') throw new Error('no address');
      const socket: Fake = {
        address,
        isOpen: true,
        say: (text) => socket.isOpen && say(text),
        drop: () => {
          if (!socket.isOpen) return;
          socket.isOpen = false;
          closed();
        },
      };
      sockets.push(socket);
      return () => {
        socket.isOpen = false;
      };
    },
    time: {
      nowMs: () => nowMs,
      later: (task, ms) => {
        const own = { atMs: nowMs + ms, task };
        planned = own;
        return () => {
          if (planned === own) planned = null;
        };
      },
    },
    onText: (text) => heard.push(text),
    lost: () => heard.push('lost'),
  });
  return {
    feed,
    sockets,
    heard,
    newest: () => sockets.at(-1)!,
    goOn: (ms: number) => {
      const untilMs = nowMs + ms;
      while (planned !== null && planned.atMs <= untilMs) {
        const { atMs, task } = planned;
        planned = null;
        nowMs = atMs;
        task();
      }
      nowMs = untilMs;
    },
    open: () => sockets.filter(({ isOpen }) => isOpen).length,
    isIdle: () => planned === null,
  };
};

describe('the feed of a graphic', () => {
  it('is told what comes, and renews its connection without a gap', () => {
    const { feed, newest, goOn, heard, sockets, open } = bench();
    feed.follow('a');
    newest().say('1');
    goOn(RENEW_MS);
    expect([sockets.length, open()]).toEqual([2, 2]);
    sockets[0]!.say('2');
    newest().say('3');
    expect([heard, open()]).toEqual([['1', '2', '3'], 1]);
  });

  it('says that nothing is known when the connection closes, and comes back by itself', () => {
    const { feed, newest, goOn, heard } = bench();
    feed.follow('a');
    newest().say('1');
    newest().drop();
    expect(heard).toEqual(['1', 'lost']);
    goOn(1000);
    newest().say('2');
    expect(heard).toEqual(['1', 'lost', '2']);
  });

  it('says so too where a connection is dead and nobody closed it', () => {
    const { feed, newest, goOn, heard, open } = bench();
    feed.follow('a');
    newest().say('1');
    goOn(RENEW_MS + PATIENCE_MS - 1);
    expect(heard).toEqual(['1']);
    goOn(1);
    expect([heard, open()]).toEqual([['1', 'lost'], 0]);
  });

  it('waits longer from failure to failure, and says what was lost once', () => {
    const { feed, goOn, heard, sockets } = bench();
    feed.follow('a');
    goOn(120_000);
    expect(heard).toEqual([]);
    expect(sockets.length).toBeLessThan(15);
  });

  it('follows another address, none that cannot be read, and leaves nothing when it is stopped', () => {
    const { feed, newest, heard, open, isIdle, goOn } = bench();
    feed.follow('a');
    newest().say('1');
    feed.follow('b');
    newest().say('2');
    expect([heard, open()]).toEqual([['1', 'lost', '2'], 1]);
    feed.follow('bad');
    goOn(20_000);
    feed.stop();
    expect([heard, open(), isIdle()]).toEqual([['1', 'lost', '2', 'lost'], 0, true]);
  });
});
