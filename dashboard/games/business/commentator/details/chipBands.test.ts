import type { BoardView } from 'chess-match/client/contract';
import type { Moment } from 'chess-match/client/explore';
import { chipBadges } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { chipBands } from './chipBands';

const moment = (ply: number, chips: Readonly<Record<number, number>>): Moment => ({
  ply,
  boards: Object.entries(chips).map(([board, count]): BoardView => ({
    board: Number(board),
    status: count === 0 ? 'ended' : 'live',
    line: `b${board}`,
    files: 8,
    ranks: 8,
    pieces: {},
    toMove: null,
    lastMoves: [],
    check: [],
    badges: chipBadges(count),
    result: null,
    reserves: null,
  })),
  positions: {},
  score: { white: 0, black: 0 },
  counts: {},
  turn: '',
  line: '',
  thread: '',
  side: null,
  usedMs: null,
  remainingMs: null,
});

const bands = (...moments: readonly Moment[]) =>
  chipBands(moments, [2, 1, 3])
    .map(({ branch, fromPly, toPly, base, chips }) => `${branch} ${fromPly}-${toPly} ${chips} on ${base}`)
    .sort();

describe('chips over the turns', () => {
  it('join equal stretches and stack the rest as the rows stand', () => {
    expect(
      bands(moment(0, { 1: 10 }), moment(1, { 1: 10 }), moment(2, { 1: 3, 2: 7 }), moment(3, { 1: 3, 2: 7 })),
    ).toEqual(['b1 0-2 10 on 0', 'b1 2-4 3 on 0', 'b2 2-4 7 on 3']);
  });

  it('a line that ends leaves the stack, those above it sink', () => {
    expect(bands(moment(0, { 1: 3, 2: 7 }), moment(1, { 1: 0, 2: 7 }))).toEqual([
      'b1 0-1 3 on 0',
      'b2 0-1 7 on 3',
      'b2 1-2 7 on 0',
    ]);
    expect(bands()).toEqual([]);
  });

  it('of all bands of one turn make up all chips then', () => {
    const moments = [
      moment(0, { 1: 10 }),
      moment(1, { 1: 4, 2: 6 }),
      moment(2, { 1: 4, 2: 2, 3: 4 }),
      moment(3, { 1: 8, 2: 2, 3: 0 }),
    ];
    for (const { ply } of moments) {
      const there = chipBands(moments, [2, 1, 3]).filter(({ fromPly, toPly }) => fromPly <= ply && ply < toPly);
      expect(there.reduce((sum, { chips }) => sum + chips, 0)).toBe(10);
    }
  });
});
