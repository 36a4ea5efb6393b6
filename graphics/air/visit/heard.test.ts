import type { LatePicture } from 'chess-match/client';
import { airView } from 'chess-match/client/show';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureWith } from '../../games/business/facts/testing';
import { showWith } from '../showFixture';
import { scheme4 } from '../../games/business/fixtures/scheme4';
import type { Announced } from './announced';
import { heardOf, pastOf } from './heard';
import { keyChange } from '../../games/business/key-change';
import { dueAtMs, EMPTY_QUEUE, reduceQueue, replayed, type Queue } from './queue';

beforeAll(() => void vi.stubGlobal('location', { search: '' }));
afterAll(() => void vi.unstubAllGlobals());

const { visit } = keyChange;
if (visit === undefined) throw new Error('key-change announces nothing.');

/** After the turn of `ply`, with announcements on air or not. */
const at = (ply: number, on = true): Omit<LatePicture, 'agoMs'> => {
  const picture = pictureWith(scheme4(ply));
  const match = { ...picture.match, version: ply };
  return {
    ...picture,
    match,
    play: { game: null },
    air: airView(showWith('key-change', { on, content: {} })),
  } as never;
};

interface Moment {
  readonly picture: Omit<LatePicture, 'agoMs'>;
  readonly atMs: number;
}

/** The queue of a page that was there all the while. */
const live = (moments: readonly Moment[], nowMs: number): Queue<Announced> => {
  let queue: Queue<Announced> = EMPTY_QUEUE;
  const until = (limitMs: number): void => {
    for (let due = dueAtMs(queue); due !== null && due <= limitMs; due = dueAtMs(queue))
      queue = reduceQueue(queue, { kind: 'tick' }, due);
  };
  moments.forEach(({ picture, atMs }, index) => {
    until(atMs);
    queue = reduceQueue(queue, heardOf(visit, moments[index - 1]?.picture ?? null, picture), atMs);
  });
  until(nowMs);
  return queue;
};

/** That of one that comes now, with a clock of its own. */
const late = (moments: readonly Moment[], nowMs: number, ownMs: number): Queue<Announced> => {
  const pictures = moments.map(({ picture, atMs }) => ({ ...picture, agoMs: nowMs - atMs }));
  return replayed(pastOf(visit, pictures, ownMs), ownMs);
};

/** What is told, what comes after it, and in how many ms; nothing moves on a page that has only come. */
const tells = (queue: Queue<Announced>, nowMs: number) => {
  const due = dueAtMs(queue);
  return [queue.shown?.announcement.id, queue.waiting.map(({ announcement }) => announcement.id), due && due - nowMs];
};

describe('a page that comes in the middle', () => {
  const turns = (paceMs: number): readonly Moment[] =>
    [47, 48, 49, 50, 51].map((ply, index) => ({ picture: at(ply), atMs: 1000 + index * paceMs }));

  it.each([100, 2000, 6000])('tells at any moment what the others tell, and as long (a turn every %i ms)', (paceMs) => {
    const moments = turns(paceMs);
    let told = 0;
    for (let nowMs = 1000; nowMs < 60_000; nowMs += 137) {
      const before = moments.filter(({ atMs }) => atMs <= nowMs);
      const [there, here] = [live(before, nowMs), late(before, nowMs, 50)];
      if (there.leaving === null) expect(tells(here, 50)).toEqual(tells(there, nowMs));
      if (here.shown !== null) told += 1;
      expect([here.motion, here.leaving]).toEqual(['none', null]);
    }
    expect(told).toBeGreaterThan(10);
  });

  it('tells nothing of what was before announcements were taken on air, nor after', () => {
    const off = [47, 48].map((ply, index) => ({ picture: at(ply, false), atMs: 1000 + index }));
    expect(late([...off, { picture: at(48), atMs: 1500 }], 2000, 50).shown).toBeNull();
    expect(late([...turns(100), { picture: at(51, false), atMs: 1600 }], 2000, 50).shown).toBeNull();
  });

  it('tells nothing of another match', () => {
    const [first, ...others] = turns(100);
    const other = { ...first, picture: { ...at(47), match: { ...at(47).match, matchId: 'other' } } } as Moment;
    expect(late([other, ...others.slice(0, 1)], 2000, 50).shown).toBeNull();
  });
});
