import { describe, expect, it } from 'vitest';
import { createPacing } from './pacing';

/** Arrivals of segments of two seconds. */
const starts = (arrivals: readonly number[], offsetMs = 0): readonly number[] => {
  const pacing = createPacing(offsetMs);
  return arrivals.map((arrivedMs) => pacing.next(2, arrivedMs));
};

describe('when what a segment shows was so', () => {
  it('is a segment before it was there, less what the test card told', () => {
    expect(starts([12_000, 14_000])).toEqual([10_000, 12_000]);
    expect(starts([12_000, 14_000], -700)).toEqual([9300, 11_300]);
  });

  it('is told by the earliest: one that was held up shifts nothing', () => {
    expect(starts([12_000, 14_900, 16_000])).toEqual([10_000, 12_000, 14_000]);
  });

  it('is set right by the first that comes in time, where a stream began late', () => {
    expect(starts([13_500, 14_000, 16_000])).toEqual([11_500, 12_000, 14_000]);
  });

  it('follows a clock that drifts', () => {
    const drifting = Array.from({ length: 1000 }, (_, index) => 12_000 + index * 2001);
    const last = starts(drifting).at(-1) ?? 0;
    expect(12_000 + 999 * 2001 - 2000 - last).toBeLessThan(50);
  });

  it('begins anew with another stream', () => {
    const pacing = createPacing(0);
    pacing.next(2, 12_000);
    pacing.begin();
    expect(pacing.next(2, 112_000)).toBe(110_000);
  });
});
