import type { Telling } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { chapterAt, nextStop, stopBefore } from './stops';

const at = { board: 1, ply: 1 };
const chapter = (fromMs: number) => ({ ...at, fromMs, kind: 'happened', moment: null }) as const;
const RECAP: Telling = { totalMs: 20_000, steps: [], chapters: [0, 2000, 9000].map(chapter) };
const step = (fromMs: number, made: number, isPointing: boolean) => ({ ...at, fromMs, chapter: 0, made, isPointing });
const REPLAY: Telling = {
  totalMs: 9000,
  steps: [step(0, 0, false), step(1400, 0, true), step(2100, 1, false), step(3200, 0, true), step(3900, 1, false)],
  chapters: [chapter(0)],
};

describe('skipping', () => {
  it('goes from chapter to chapter, and at last to the end', () => {
    expect([0, 1999, 2000, 9000].map((now) => nextStop(RECAP, now))).toEqual([2000, 2000, 9000, 20_000]);
  });

  it('goes back to where the chapter began, and from its first moments to the one before', () => {
    expect([0, 2500, 3500, 9500, 10_500].map((now) => stopBefore(RECAP, now))).toEqual([0, 0, 2000, 2000, 9000]);
  });

  it('goes from turn to turn where there is one chapter', () => {
    expect([0, 1400, 3200].map((now) => nextStop(REPLAY, now))).toEqual([1400, 3200, 9000]);
    expect(stopBefore(REPLAY, 4000)).toBe(1400);
  });
});

it('chapters are counted from one', () => {
  expect([0, 2000, 8999, 9000].map((now) => chapterAt(RECAP, now))).toEqual([1, 2, 2, 3]);
});
