import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Picture } from '../publish/picture';
import { listLog } from '../testing/bench';
import { shelfWith } from '../testing/shelf';
import { keptSpoken } from './keptSpoken';
import { listenTo } from './listening';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const create = (shelf = shelfWith()) => {
  let people: readonly { readonly id: string; readonly ms: number }[] = [];
  const listening = listenTo({
    kept: keptSpoken(shelf, listLog([])),
    publish: (view) => ({ people } = view),
    now: () => Date.now(),
  });
  const hear = (matchId: string | null, running: boolean, ...ids: readonly string[]): void => {
    const views = { match: { matchId }, clocks: { running }, speaking: { ids } };
    const picture = { view: (name: keyof typeof views) => views[name] } as unknown as Picture;
    listening.outlet.take(picture, new Set());
  };
  return { hear, stop: () => listening.stop(), told: () => people };
};

it('tells who has spoken, the longest first, also of who has not stopped yet', () => {
  const { hear, told } = create();
  hear('m', true, 'a');
  vi.advanceTimersByTime(2000);
  hear('m', true, 'b');
  vi.advanceTimersByTime(5000);
  expect(told()).toEqual([
    { id: 'b', ms: 5000 },
    { id: 'a', ms: 2000 },
  ]);
});

it('keeps the sums of each match over a restart, and begins anew with the next match', () => {
  const shelf = shelfWith();
  const first = create(shelf);
  first.hear('m', true, 'a');
  vi.advanceTimersByTime(3000);
  first.stop();
  const second = create(shelf);
  second.hear('m', true);
  expect(second.told()).toEqual([{ id: 'a', ms: 3000 }]);
  second.hear('return', true, 'a');
  expect(second.told()).toEqual([]);
  vi.advanceTimersByTime(1000);
  second.hear('m', false);
  expect(second.told()).toEqual([{ id: 'a', ms: 3000 }]);
  second.hear('return', false);
  expect(second.told()).toEqual([{ id: 'a', ms: 1000 }]);
});

it('goes on where nothing can be kept', () => {
  const shelf = shelfWith();
  shelf.disk.isFull = true;
  const { hear, told } = create(shelf);
  hear('m', true, 'a');
  vi.advanceTimersByTime(1000);
  hear('m', true);
  expect(told()).toEqual([{ id: 'a', ms: 1000 }]);
});
