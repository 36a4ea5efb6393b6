import type { HomeAudience, HomeDocument } from 'chess-match/contract/viewers';
import { describe, expect, it } from 'vitest';
import type { Heard } from '../feed/truth';
import { behindAt, heldBack, remembered } from './inStep';

const documentAt = (at: number, audience: HomeAudience = 'all'): HomeDocument =>
  ({ at, audience, delayMs: 0 }) as HomeDocument;
const heard = (delayMs: number): Heard => ({
  sinceMs: 0,
  answeredMs: 0,
  offset: { leastMs: 1_000_000, mostMs: 1_000_000 },
  document: { at: 0, delayMs },
  isPushed: false,
  behindMs: 0,
});

describe('boards in step with a picture', () => {
  it('are as they were when the picture was', () => {
    const documents = [1000, 2000, 5000].map((at) => documentAt(at));
    const shownAt = (pictureAtMs: number) => heldBack(documents, pictureAtMs)?.at;
    expect([1999, 2000, 4999, 5000, 90_000].map(shownAt)).toEqual([1000, 2000, 2000, 5000, 5000]);
  });

  it('are the oldest that is known where the picture is older still', () => {
    expect(heldBack([documentAt(1000), documentAt(2000)], 500)?.at).toBe(1000);
    expect(heldBack([], 500)).toBeNull();
  });

  it('are remembered for as long as a picture is under way, of one audience', () => {
    const many = Array.from({ length: 100 }, (_, at) => documentAt(at));
    const kept = many.reduce(remembered, [] as readonly HomeDocument[]);
    expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([40, 60, 99]);
    expect(remembered(kept, documentAt(100, 'white')).map(({ at }) => at)).toEqual([100]);
  });

  it('have clocks that run as far behind as the picture is, the delay not counted twice', () => {
    expect(behindAt(heard(0), 1_002_000, 10_000)).toBe(8000);
    expect(behindAt(heard(5000), 1_002_000, 10_000)).toBe(3000);
    expect(behindAt(heard(0), 1_020_000, 10_000)).toBe(0);
    expect(behindAt({ ...heard(0), offset: null }, 1_002_000, 10_000)).toBe(0);
  });

  it('are not held back by a picture that is later than any: its time is of a clock that was set', () => {
    expect(behindAt(heard(0), 1_010_000 - 140_000, 10_000)).toBe(140_000);
    expect(behindAt(heard(0), 1_010_000 - 140_001, 10_000)).toBeNull();
    expect(behindAt(heard(120_000), 1_010_000 - 130_000, 10_000)).toBe(10_000);
    expect(behindAt(heard(120_000), 1_010_000 - 310_000, 10_000)).toBeNull();
  });
});
