import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLD_MS, LEAVE_MS, nextChangeMs, tagsAt, type Tag } from './tags';

const T = 1_000_000;
const SLOTS = 8;
const slotOf = (tags: readonly Tag[], id: string) => tags.find((tag) => tag.id === id)?.slot;
const isIn = (tags: readonly Tag[], id: string) => tags.some((tag) => tag.id === id && tag.leavingSinceMs === null);

/** Plays who is heard from when on, with the wake-ups that the tags ask for in between; the tags at every change. */
const play = (beats: readonly (readonly [number, readonly string[]])[], untilMs: number, slots = SLOTS) => {
  const frames: { atMs: number; tags: readonly Tag[] }[] = [];
  let tags: readonly Tag[] = [];
  let heard: readonly string[] = [];
  const step = (atMs: number): void => {
    tags = tagsAt(tags, heard, slots, atMs);
    frames.push({ atMs, tags });
  };
  const wakeUntil = (endMs: number): void => {
    for (let at = nextChangeMs(tags); at !== null && at < endMs; at = nextChangeMs(tags)) step(at);
  };
  for (const [atMs, ids] of beats) {
    wakeUntil(atMs);
    heard = ids;
    step(atMs);
  }
  wakeUntil(untilMs);
  return frames;
};

describe('microphone tags', () => {
  it('come at once and keep their slots when others come and go', () => {
    const [, second, third] = play(
      [
        [T, ['a', 'b']],
        [T + 100, ['b']],
        [T + 200, ['b', 'c']],
      ],
      T + 300,
    );
    expect([slotOf(second?.tags ?? [], 'a'), slotOf(second?.tags ?? [], 'b')]).toEqual([0, 1]);
    expect([slotOf(third?.tags ?? [], 'b'), slotOf(third?.tags ?? [], 'c')]).toEqual([1, 2]);
  });

  it('stay for the hold after the last word, then leave, then free their slot', () => {
    const frames = play(
      [
        [T, ['a']],
        [T + 5000, []],
      ],
      T + 9000,
    );
    expect(frames.map(({ atMs, tags }) => [atMs - T, tags.length, isIn(tags, 'a')])).toEqual([
      [0, 1, true],
      [5000, 1, true],
      [5000 + HOLD_MS, 1, false],
      [5000 + HOLD_MS + LEAVE_MS, 0, false],
    ]);
  });

  it('come back to their own slot when their person speaks on while they leave', () => {
    const frames = play(
      [
        [T, ['a', 'b']],
        [T + 10, []],
        [T + 10 + HOLD_MS + 100, ['b']],
      ],
      T + 5000,
    );
    const last = frames.at(-1)?.tags ?? [];
    expect([last.length, slotOf(last, 'b'), isIn(last, 'b')]).toEqual([1, 1, true]);
  });

  it('let those wait for whom there is no slot', () => {
    const frames = play(
      [
        [T, ['a', 'b', 'c']],
        [T + 10, ['b', 'c']],
      ],
      T + 5000,
      2,
    );
    expect(frames[0]?.tags.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(frames.at(-1)?.tags.map(({ id, slot }) => [id, slot])).toEqual([
      ['b', 1],
      ['c', 0],
    ]);
  });

  it('never flash and never jump, whoever speaks when', () => {
    const beat = fc.tuple(fc.integer({ min: 1, max: 900 }), fc.subarray(['a', 'b', 'c', 'd', 'e']));
    fc.assert(
      fc.property(fc.array(beat, { maxLength: 40 }), (beats) => {
        let atMs = T;
        const timed = beats.map(([afterMs, ids]): readonly [number, readonly string[]] => [(atMs += afterMs), ids]);
        const shownSince = new Map<string, { sinceMs: number; slot: number }>();
        for (const { atMs: nowMs, tags } of play(timed, atMs + 10_000, 4)) {
          expect(new Set(tags.map(({ slot }) => slot)).size).toBe(tags.length);
          for (const { id, slot, leavingSinceMs } of tags) {
            const shown = shownSince.get(id);
            if (shown) expect(slot).toBe(shown.slot);
            else shownSince.set(id, { sinceMs: nowMs, slot });
            if (leavingSinceMs === nowMs) expect(nowMs - (shown?.sinceMs ?? nowMs)).toBeGreaterThanOrEqual(HOLD_MS);
          }
          for (const id of [...shownSince.keys()]) if (!tags.some((tag) => tag.id === id)) shownSince.delete(id);
        }
      }),
    );
  });

  it('ask to be woken only while something is due', () => {
    expect(nextChangeMs(tagsAt([], ['a'], SLOTS, T))).toBeNull();
    const silent = tagsAt(tagsAt([], ['a'], SLOTS, T), [], SLOTS, T + 50);
    expect(nextChangeMs(silent)).toBe(T + 50 + HOLD_MS);
  });
});
