import { describe, expect, it } from 'vitest';
import { scheme4 } from '../../games/business/fixtures/scheme4';
import { factsBetween, type Fact } from '../../games/business/facts';
import { pictureWith } from '../../games/business/facts/testing';
import { announce, announcementsOf, type Announcement } from '../../games/business/key-change/announcements';
import {
  dueAtMs,
  EMPTY_QUEUE,
  MOST_WAITING,
  reduceQueue,
  TIMES,
  type Queue as QueueOf,
  type QueueEvent,
} from './queue';

type Queue = QueueOf<Announcement>;

const T0 = 1000;
const { enter, exit, hold } = TIMES;

const veto = (id: string): Announcement => announce({ kind: 'veto', id, side: 'white', isForBoth: true });
const ofKind = (id: string, kind: 'pass' | 'fork' | 'over'): Announcement => announce({ kind, id } as unknown as Fact);
const [A, B, C] = [veto('a'), veto('b'), veto('c')] as const;
const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const news = (queue: Queue, fresh: readonly Announcement[], nowMs: number, standing: readonly string[] = ALL): Queue =>
  reduceQueue(queue, { kind: 'news', fresh, standing: new Set(standing) }, nowMs);
const tick = (queue: Queue, nowMs: number): Queue => reduceQueue(queue, { kind: 'tick' }, nowMs);
const shownId = ({ shown }: Queue): string | undefined => shown?.announcement.id;

/** Runs the queue by its own times. @returns what was shown, and for how long after the entrance */
const runOut = (queue: Queue, nowMs: number): readonly (readonly [id: string, heldMs: number])[] => {
  const seen: [string, number][] = [];
  let [now, current] = [nowMs, queue];
  for (let due = dueAtMs(current); due !== null; due = dueAtMs(current)) {
    now = Math.max(now, due);
    if (current.shown) seen.push([current.shown.announcement.id, now - current.shown.sinceMs - enter]);
    current = tick(current, now);
  }
  return seen;
};

describe('one announcement', () => {
  it('enters at once, holds, leaves, and is gone', () => {
    const shown = news(EMPTY_QUEUE, [A], T0);
    expect(shown).toMatchObject({ shown: { announcement: A, sinceMs: T0 }, motion: 'enter', leaving: null });
    const due = T0 + enter + hold.calm;
    expect(dueAtMs(shown)).toBe(due);
    expect(tick(shown, due - 1)).toBe(shown);
    const out = tick(shown, due);
    expect(out).toMatchObject({ shown: null, leaving: A, motion: 'exit', freeAtMs: due + exit });
    expect(out.step).toBe(shown.step + 1);
    const gone = tick(out, due + exit);
    expect(gone.leaving).toBeNull();
    expect(dueAtMs(gone)).toBeNull();
  });

  it('is held no less than 2.5 s, whatever else happens', () => {
    expect(Math.min(...Object.values(hold))).toBeGreaterThanOrEqual(2500);
  });
});

describe('several announcements', () => {
  it('of one turn follow each other without the plate leaving', () => {
    const both = news(EMPTY_QUEUE, [A, B], T0);
    expect(shownId(both)).toBe('a');
    const next = tick(both, T0 + enter + hold.queued);
    expect(next).toMatchObject({ shown: { announcement: B }, leaving: A, motion: 'change', waiting: [] });
    expect(runOut(both, T0)).toEqual([
      ['a', hold.queued],
      ['b', hold.calm],
    ]);
  });

  it('a newer turn shortens the hold of what is shown and of what waits', () => {
    const first = news(EMPTY_QUEUE, [A, B], T0);
    const newer = news(first, [C], T0 + 1000);
    expect(shownId(newer)).toBe('a');
    expect(runOut(newer, T0 + 1000)).toEqual([
      ['a', hold.pressed],
      ['b', hold.pressed],
      ['c', hold.calm],
    ]);
  });

  it('a newer turn is shown at once when the least hold is over already', () => {
    const first = news(EMPTY_QUEUE, [A], T0);
    const late = T0 + enter + hold.pressed + 500;
    const newer = news(first, [B], late);
    expect(newer).toMatchObject({ shown: { announcement: B, sinceMs: late }, leaving: A, motion: 'change' });
  });

  it('what is being shown elsewhere is told when that is over, and holds nothing that is told up', () => {
    const late = { ...A, afterMs: 3000 };
    const waits = news(EMPTY_QUEUE, [late], T0);
    expect([shownId(waits), dueAtMs(waits)]).toEqual([undefined, T0 + 3000]);
    expect(tick(waits, T0 + 2999)).toMatchObject({ shown: null, motion: 'none' });
    expect(tick(waits, T0 + 3000)).toMatchObject({ shown: { announcement: late }, motion: 'enter' });
    expect(news(waits, [], T0 + 1000, ['b']).waiting).toEqual([]);

    const behind = news(news(EMPTY_QUEUE, [B], T0), [{ ...A, afterMs: 5000 }], T0 + 100);
    expect(dueAtMs(behind)).toBe(T0 + 5100);
    expect(tick(behind, T0 + 5100)).toMatchObject({
      shown: { announcement: { id: 'a' } },
      leaving: B,
      motion: 'change',
    });

    const long = news(news(EMPTY_QUEUE, [B], T0), [{ ...A, afterMs: 60_000 }], T0 + 100);
    const out = tick(long, T0 + enter + hold.calm);
    expect(out).toMatchObject({ shown: null, leaving: B, motion: 'exit' });
    expect(tick(out, out.freeAtMs)).toMatchObject({ shown: null, leaving: null });
    expect(dueAtMs(tick(out, out.freeAtMs))).toBe(T0 + 60_100);
  });

  it('what comes while the plate leaves waits until it has left', () => {
    const out = tick(news(EMPTY_QUEUE, [A], T0), T0 + enter + hold.calm);
    const during = news(out, [B], out.freeAtMs - 100);
    expect(during).toMatchObject({ shown: null, leaving: A, step: out.step });
    expect(dueAtMs(during)).toBe(out.freeAtMs);
    expect(tick(during, out.freeAtMs)).toMatchObject({ shown: { announcement: B }, leaving: null, motion: 'enter' });
  });

  it('never more wait than can be told; the end of the game is not left out', () => {
    const crowd = [
      ofKind('a', 'over'),
      ofKind('b', 'pass'),
      ofKind('c', 'fork'),
      ofKind('d', 'pass'),
      ofKind('e', 'pass'),
    ];
    const queue = news(news(EMPTY_QUEUE, [veto('f')], T0), crowd, T0 + 1);
    expect(queue.waiting.map(({ announcement }) => announcement.id)).toEqual(['a', 'c', 'd', 'e']);
    const fuller = news(queue, [ofKind('g', 'fork'), ofKind('h', 'fork')], T0 + 2);
    expect(fuller.waiting.map(({ announcement }) => announcement.id)).toEqual(['a', 'c', 'g', 'h']);
    expect(fuller.waiting).toHaveLength(MOST_WAITING);
  });

  it('a backlog of many quick turns is told in bounded time', () => {
    let queue: Queue = EMPTY_QUEUE;
    for (let turn = 0; turn < 100; turn++) queue = news(queue, [ofKind('a', 'pass')], T0 + turn * 150);
    const told = runOut(queue, T0 + 15_000);
    expect(told.length).toBeLessThanOrEqual(MOST_WAITING + 1);
  });
});

describe('what no longer stands', () => {
  it('leaves at once when it is shown, without an exit', () => {
    const shown = news(EMPTY_QUEUE, [A], T0);
    const undone = news(shown, [], T0 + 500, []);
    expect(undone).toMatchObject({ shown: null, leaving: null, motion: 'none', step: shown.step + 1 });
    expect(dueAtMs(undone)).toBeNull();
  });

  it('makes way at once for what waits and still stands', () => {
    const undone = news(news(EMPTY_QUEUE, [A, B], T0), [], T0 + 500, ['b']);
    expect(undone).toMatchObject({ shown: { announcement: B, sinceMs: T0 + 500 }, leaving: null, motion: 'enter' });
  });

  it('is not shown when it waited', () => {
    const undone = news(news(EMPTY_QUEUE, [A, B, C], T0), [], T0 + 500, ['a', 'c']);
    expect(undone.shown?.sinceMs).toBe(T0);
    expect(runOut(undone, T0 + 500).map(([id]) => id)).toEqual(['a', 'c']);
  });

  it('is cut off while it leaves or while another takes its place', () => {
    const out = tick(news(EMPTY_QUEUE, [A], T0), T0 + enter + hold.calm);
    expect(news(out, [], out.freeAtMs - 200, [])).toMatchObject({
      shown: null,
      leaving: null,
      motion: 'none',
      step: out.step + 1,
    });
    const change = tick(news(EMPTY_QUEUE, [A, B], T0), T0 + enter + hold.queued);
    const cut = news(change, [], T0 + enter + hold.queued + 50, ['b']);
    expect(cut).toMatchObject({ shown: { announcement: B }, leaving: null, motion: 'none', step: change.step + 1 });
  });

  it('is not looked for twice: where all stands and nothing is new, nothing changes', () => {
    const both = news(EMPTY_QUEUE, [A, B], T0);
    expect(news(both, [], T0 + 500)).toBe(both);
    expect(news(EMPTY_QUEUE, [], T0)).toBe(EMPTY_QUEUE);
  });

  it('a fact told together with an undone one is gone too', () => {
    const both = announce(A.main, B.main);
    expect(news(news(EMPTY_QUEUE, [both], T0), [], T0 + 1, ['a']).shown).toBeNull();
  });

  it('undone, played otherwise: only what stands now is told', () => {
    const played = news(EMPTY_QUEUE, [A], T0);
    const undone = news(played, [], T0 + 300, []);
    const again = news(undone, [B], T0 + 600, ['b']);
    expect(runOut(again, T0 + 600).map(([id]) => id)).toEqual(['b']);
  });
});

describe('what comes and goes while nobody moves there', () => {
  const once: Announcement = { ...A, once: true };

  it('is told the first time alone', () => {
    const gone = news(news(EMPTY_QUEUE, [once], T0), [], T0 + 5000, []);
    const back = news(gone, [once], T0 + 9000);
    expect(back).toMatchObject({ shown: null, waiting: [] });
    expect(shownId(news(back, [B], T0 + 9001))).toBe('b');
  });

  it('is not told again either after the page was out of sight', () => {
    const cleared = reduceQueue(news(EMPTY_QUEUE, [once], T0), { kind: 'clear' }, T0 + 900);
    expect(news(cleared, [once], T0 + 901).shown).toBeNull();
  });
});

describe('leaving and clearing', () => {
  it('off air: what is shown leaves, what waits is forgotten', () => {
    const off = reduceQueue(news(EMPTY_QUEUE, [A, B], T0), { kind: 'leave' }, T0 + 900);
    expect(off).toMatchObject({ shown: null, leaving: A, waiting: [], motion: 'exit' });
    const nothing = reduceQueue(EMPTY_QUEUE, { kind: 'leave' }, T0);
    expect(nothing).toMatchObject({ shown: null, leaving: null, motion: 'none' });
  });

  it('seen again after a while: nothing stale is shown, what comes next is', () => {
    const cleared = reduceQueue(news(EMPTY_QUEUE, [A, B], T0), { kind: 'clear' }, T0 + 900);
    expect(cleared).toMatchObject({ shown: null, leaving: null, waiting: [], motion: 'none' });
    expect(dueAtMs(cleared)).toBeNull();
    expect(shownId(news(cleared, [C], T0 + 901))).toBe('c');
  });
});

describe('Scheme 4 at any pace', () => {
  const plies = Array.from({ length: 95 }, (_, ply) => ply + 1);
  const turns = plies.map((ply) => {
    const over = { match: { status: ply === 95 ? 'over' : 'playing' } } as const;
    return factsBetween(pictureWith(scheme4(ply - 1)), pictureWith(scheme4(ply), over));
  });
  const ids = new Set(turns.flat().map(({ id }) => id));

  it.each([10, 700, 3000, 30_000])('a turn every %i ms: all holds are long enough and the end is told', (paceMs) => {
    let queue: Queue = EMPTY_QUEUE;
    const held: number[] = [];
    const told: string[] = [];
    const apply = (event: QueueEvent<Announcement>, nowMs: number): void => {
      const before = queue.shown;
      queue = reduceQueue(queue, event, nowMs);
      if (queue.shown === before) return;
      if (before) held.push(nowMs - before.sinceMs - enter);
      if (queue.shown) told.push(...queue.shown.announcement.factIds);
    };
    const until = (limitMs: number): void => {
      for (let due = dueAtMs(queue); due !== null && due <= limitMs; due = dueAtMs(queue)) apply({ kind: 'tick' }, due);
    };
    turns.forEach((facts, index) => {
      const now = T0 + index * paceMs;
      until(now);
      apply({ kind: 'news', fresh: announcementsOf(facts), standing: ids }, now);
    });
    until(Number.POSITIVE_INFINITY);
    expect(Math.min(...held)).toBeGreaterThanOrEqual(hold.pressed);
    expect(told.at(-1)).toMatch(/over/);
    if (paceMs >= 3000) expect(told).toEqual([...ids]);
  });
});
