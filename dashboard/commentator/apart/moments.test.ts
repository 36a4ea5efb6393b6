import type { Moment } from 'chess-match/client/explore';
import { describe, expect, it } from 'vitest';
import { clocksAt, lastIn, movesMade } from './moments';

const moment = (ply: number, turn: string, thread: string, white: number | null): Moment => ({
  ply,
  turn,
  thread,
  line: 'e4',
  boards: [],
  positions: {},
  score: { white: 0, black: 0 },
  counts: {},
  usedMs: null,
  side: null,
  remainingMs: white === null ? null : { white, black: 300 },
});

/** The beginning is of the first thread by its name, and of none in truth. */
const MOMENTS = [
  moment(0, '', 'A', null),
  moment(1, '1A', 'A', 290),
  moment(2, '1a', 'A', 290),
  moment(3, '1B', 'B', 280),
];

describe('looking back over boards played apart', () => {
  it('counts moves by board, the beginning being none', () => {
    expect([0, 1, 2, 3].map((ply) => movesMade(MOMENTS, ply, 'A'))).toEqual([0, 1, 2, 2]);
    expect([lastIn(MOMENTS, 2, 'B'), lastIn(MOMENTS, 3, 'A')?.turn]).toEqual([undefined, '1a']);
  });

  it('a board’s clocks are those after its own last press', () => {
    expect(clocksAt(MOMENTS, 2, 'A')).toEqual({ white: 290, black: 300 });
    expect(clocksAt(MOMENTS, 2, 'B')).toBeNull();
    expect(clocksAt(MOMENTS, 3, 'B')).toEqual({ white: 280, black: 300 });
  });
});
