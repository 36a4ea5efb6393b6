import { describe, expect, it } from 'vitest';
import { AWAY_AFTER_MS, createReel, LISTED, type Reel } from './reel';

const T0 = 1_000_000;
/** Pieces of two seconds, one after another. */
const add = (reel: Reel, from: number, count: number, first = false): void => {
  for (let index = from; index < from + count; index += 1)
    reel.add({ name: `av-${index}.ts`, seconds: 2, atMs: T0 + index * 2000, isFirst: first && index === from });
};
const names = (reel: Reel): readonly string[] =>
  (reel.playlist() ?? '').split('\n').filter((line) => line.endsWith('.ts'));

describe('what viewers are given of a feed', () => {
  it('lists what came with when it was so', () => {
    const reel = createReel(() => 0, 500);
    add(reel, 0, 1, true);
    expect(reel.playlist()).toBeNull();
    expect(reel.turn(T0 + 2000)).toEqual({ shown: ['av-0.ts'], back: [], gone: [] });
    expect(reel.playlist()).toBe(
      [
        ...['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-TARGETDURATION:2', '#EXT-X-MEDIA-SEQUENCE:500'],
        ...['#EXT-X-DISCONTINUITY-SEQUENCE:0', '#EXT-X-INDEPENDENT-SEGMENTS'],
        ...['#EXT-X-PROGRAM-DATE-TIME:1970-01-01T00:16:40.000Z', '#EXTINF:2.000000,', 'av-0.ts', ''],
      ].join('\n'),
    );
    expect(reel.turn(T0 + 2200)).toBeNull();
  });

  it('lists the last few, keeps some more for who is slow, and no others', () => {
    const reel = createReel(() => 0, 500);
    const gone: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      add(reel, index, 1);
      gone.push(...(reel.turn(T0 + index * 2000 + 2000)?.gone ?? []));
    }
    expect(names(reel)).toEqual(Array.from({ length: LISTED }, (_, index) => `av-${22 + index}.ts`));
    expect(reel.playlist()).toContain('#EXT-X-MEDIA-SEQUENCE:522');
    expect(gone.at(-1)).toBe('av-13.ts');
    expect(gone).toHaveLength(14);
  });

  it('gives nothing before the delay is over for all of it', () => {
    const reel = createReel(() => 30_000, 0);
    add(reel, 0, 2, true);
    expect(reel.turn(T0 + 31_999)).toBeNull();
    expect(reel.turn(T0 + 32_000)?.shown).toEqual(['av-0.ts']);
    expect(reel.turn(T0 + 33_999)).toBeNull();
    expect(reel.turn(T0 + 34_000)?.shown).toEqual(['av-1.ts']);
  });

  it('gives up what is oldest where there is no room', () => {
    const reel = createReel(() => 0, 500);
    add(reel, 0, 12, true);
    reel.turn(T0);
    expect(reel.spare().map((name) => Number(/\d+/.exec(name)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect([names(reel), reel.spare()]).toEqual([['av-9.ts', 'av-10.ts', 'av-11.ts'], []]);
    expect(reel.playlist()).toContain('#EXT-X-MEDIA-SEQUENCE:509');
  });

  it('takes back what a longer delay forbids, with all that lingers, and gives the same again when it is due', () => {
    let delayMs = 0;
    const reel = createReel(() => delayMs, 500);
    add(reel, 0, 12, true);
    reel.turn(T0 + 24_000);
    const before = reel.playlist();
    delayMs = 4000;
    expect(reel.turn(T0 + 24_000)).toEqual({ shown: [], back: ['av-10.ts', 'av-11.ts'], gone: [] });
    expect(names(reel)).toEqual(['av-4.ts', 'av-5.ts', 'av-6.ts', 'av-7.ts', 'av-8.ts', 'av-9.ts']);
    delayMs = 600_000;
    const { back, gone } = reel.turn(T0 + 24_200) ?? {};
    expect([back?.length, gone, reel.playlist()]).toEqual([6, ['av-0.ts', 'av-1.ts', 'av-2.ts', 'av-3.ts'], null]);
    expect(reel.turn(T0 + 600_000 + 1999)).toBeNull();
    expect(reel.turn(T0 + 600_000 + 24_000)?.shown).toHaveLength(8);
    expect(reel.playlist()).toBe(before);
    delayMs = Infinity;
    expect(reel.turn(T0 + 9e9)?.back).toHaveLength(8);
    expect(reel.playlist()).toBeNull();
  });

  it('says where another stream goes on, and counts those that are past', () => {
    const reel = createReel(() => 0, 0);
    add(reel, 0, 3, true);
    add(reel, 3, 1, true);
    reel.turn(T0);
    expect(reel.playlist()).toContain('av-2.ts\n#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME');
    add(reel, 4, LISTED - 1);
    reel.turn(T0 + 1000);
    expect(names(reel)[0]).toBe('av-3.ts');
    expect(reel.playlist()).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1');
    expect(reel.playlist()).not.toContain('#EXT-X-DISCONTINUITY\n');
    add(reel, 4 + LISTED - 1, 2);
    reel.turn(T0 + 2000);
    expect(reel.playlist()).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1');
  });

  it('is empty once the stream is away, and goes on above what was', () => {
    const reel = createReel(() => 0, 500);
    add(reel, 0, 2, true);
    reel.turn(T0);
    expect(reel.turn(T0 + AWAY_AFTER_MS - 1)).toBeNull();
    expect(reel.turn(T0 + AWAY_AFTER_MS)).toEqual({ shown: [], back: [], gone: [] });
    expect(reel.playlist()).toBeNull();
    expect(reel.turn(T0 + 2 * AWAY_AFTER_MS)).toBeNull();
    add(reel, 20, 1, true);
    reel.turn(T0 + 60_000);
    expect(reel.playlist()).toContain('#EXT-X-MEDIA-SEQUENCE:502');
  });
});
