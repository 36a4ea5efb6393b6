import type { Moment } from 'chess-match/client/explore';
import { describe, expect, it } from 'vitest';
import { clocksAt, threadOf } from './moments';

const moment = (ply: number, turn: string, white: number | null): Moment => ({
  ply,
  turn,
  line: 'e4',
  boards: [],
  positions: {},
  score: { white: 0, black: 0 },
  counts: {},
  usedMs: null,
  thread: threadOf({ turn }),
  side: null,
  remainingMs: white === null ? null : { white, black: 300 },
});

const MOMENTS = [moment(0, '', null), moment(1, '1A', 290), moment(2, '1a', 290), moment(3, '1B', 280)];

describe('looking back over two boards', () => {
  it('S1 a turn belongs to the board its label ends with, small for Black', () => {
    expect(MOMENTS.map(threadOf)).toEqual(['', 'A', 'A', 'B']);
  });

  it('a board’s clocks are those after its own last press', () => {
    expect(clocksAt(MOMENTS, 2, 'A')).toEqual({ white: 290, black: 300 });
    expect(clocksAt(MOMENTS, 2, 'B')).toBeNull();
    expect(clocksAt(MOMENTS, 3, 'B')).toEqual({ white: 280, black: 300 });
  });
});
