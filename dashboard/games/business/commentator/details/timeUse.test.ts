import type { Moment } from 'chess-match/client/explore';
import { describe, expect, it } from 'vitest';
import { timeUse } from './timeUse';

const moment = (ply: number, usedMs: number | null): Moment => ({
  ply,
  turn: `turn ${ply}`,
  line: '',
  boards: [],
  positions: {},
  score: { white: 0, black: 0 },
  counts: {},
  thread: '',
  side: null,
  usedMs,
  remainingMs: usedMs === null ? null : { white: 1000 - ply, black: 2000 - ply },
});

describe('time use', () => {
  it('is told apart by side: sum, average, longest turn, what is left', () => {
    const moments = [moment(0, null), moment(1, 4000), moment(2, 1000), moment(3, 2000)];
    expect(timeUse(moments, 'white')).toEqual({
      usedMs: 6000,
      averageMs: 3000,
      longest: { turn: 'turn 1', ms: 4000 },
      leftMs: 997,
    });
    expect(timeUse(moments, 'black')).toMatchObject({ usedMs: 1000, averageMs: 1000, leftMs: 1997 });
  });

  it('leaves out turns without a clock', () => {
    expect(timeUse([moment(0, null), moment(1, null)], 'white')).toEqual({
      usedMs: 0,
      averageMs: 0,
      longest: null,
      leftMs: null,
    });
  });
});
