import { describe, expect, it } from 'vitest';
import { announce, type Announcement } from '../../games/business/key-change/announcements';
import { createAnnouncer } from './announcer';
import { TIMES } from './queue';

const announcement = (id: string): Announcement => announce({ kind: 'veto', id, side: 'white', isForBoth: true });

/** A clock that stands still until told. */
const setUp = () => {
  let now = 0;
  let timers: { at: number; task: () => void }[] = [];
  const announcer = createAnnouncer({
    nowMs: () => now,
    later: (task, ms) => {
      const timer = { at: now + ms, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  const runTo = (limit: number): void => {
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= limit).sort((a, b) => a.at - b.at);
      if (!next) break;
      timers = timers.filter((other) => other !== next);
      now = next.at;
      next.task();
    }
    now = limit;
  };
  return { announcer, runTo, timers: () => timers.length };
};

const news = (...ids: readonly string[]) =>
  ({ kind: 'news', fresh: ids.map(announcement), standing: new Set(['a', 'b']) }) as const;

describe('the announcer', () => {
  it('shows one after the other by itself and rests when all is told', () => {
    const { announcer, runTo, timers } = setUp();
    const seen: (string | undefined)[] = [];
    announcer.subscribe(() => seen.push(announcer.get().shown?.announcement.id));
    announcer.send(news('a', 'b'));
    runTo(60_000);
    expect(seen).toEqual(['a', 'b', undefined, undefined]);
    expect(timers()).toBe(0);
  });

  it('never has more than one timer, however much comes', () => {
    const { announcer, timers } = setUp();
    for (let i = 0; i < 20; i++) announcer.send(news('a'));
    expect(timers()).toBe(1);
    announcer.stop();
    expect(timers()).toBe(0);
  });

  it('tells nobody when nothing changed', () => {
    const { announcer, runTo } = setUp();
    let told = 0;
    const stop = announcer.subscribe(() => (told += 1));
    announcer.send({ kind: 'tick' });
    expect(told).toBe(0);
    announcer.send(news('a'));
    stop();
    runTo(TIMES.enter + TIMES.hold.calm);
    expect(told).toBe(1);
  });

  it('catches up with what was told before it came, and goes on by itself', () => {
    const { announcer, runTo } = setUp();
    announcer.catchUp([{ event: news('a', 'b'), atMs: -TIMES.enter - TIMES.hold.queued }]);
    expect(announcer.get().shown?.announcement.id).toBe('b');
    runTo(TIMES.enter + TIMES.hold.calm + TIMES.exit);
    expect([announcer.get().shown, announcer.get().leaving]).toEqual([null, null]);
  });

  it('does not, once it has told something itself', () => {
    const { announcer } = setUp();
    announcer.send(news('a'));
    announcer.catchUp([{ event: news('b'), atMs: 0 }]);
    expect(announcer.get().shown?.announcement.id).toBe('a');
  });
});
