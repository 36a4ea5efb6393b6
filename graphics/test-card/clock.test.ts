import { describe, expect, it } from 'vitest';
import { clockText, createFrameCounter } from './clock';

describe('the clock of the test card', () => {
  it('shows hours, minutes and seconds of the zone', () => {
    const atMs = Date.UTC(2026, 9, 3, 23, 5, 9, 999);
    expect([clockText(atMs, 0), clockText(atMs, -180), clockText(atMs, 60)]).toEqual([
      '23:05:09',
      '02:05:09',
      '22:05:09',
    ]);
  });

  it('numbers the frames inside each second and all of them', () => {
    const count = createFrameCounter();
    expect([1000, 1016, 1033, 2001, 2017].map(count)).toEqual([
      { inSecond: 0, total: 1 },
      { inSecond: 1, total: 2 },
      { inSecond: 2, total: 3 },
      { inSecond: 0, total: 4 },
      { inSecond: 1, total: 5 },
    ]);
  });
});
