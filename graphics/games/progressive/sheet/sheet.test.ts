import { describe, expect, it } from 'vitest';
import { SERIES } from '../fixtures/states';
import { countKinds, piecesOf } from './kinds';
import { layoutSteps } from './layoutSteps';
import { stairsOf } from './stairs';

const BOX = { width: 860, height: 140, sizes: [56, 48, 40, 32, 24] };
const sansOf = (count: number): readonly string[] => Array.from({ length: count }, () => 'Nbxd7+');

describe('the moves of a series in columns', () => {
  it('are as large as they fit, in rows as even as they can be', () => {
    expect(layoutSteps(sansOf(3), BOX)).toMatchObject({ size: 56, columns: 3, from: 0 });
    for (const count of [1, 5, 8, 12, 20, 60]) {
      const { columns, cell, from } = layoutSteps(sansOf(count), BOX);
      const rows = Math.ceil((count - from) / columns);
      expect(columns * cell.width).toBeLessThanOrEqual(BOX.width + cell.width * 0.2);
      expect(rows * cell.height).toBeLessThanOrEqual(BOX.height);
    }
  });

  it('leave out the beginning of a series that fits in no size', () => {
    const { from, size } = layoutSteps(sansOf(60), BOX);
    expect([from > 0, size]).toEqual([true, 24]);
    expect(layoutSteps([], BOX)).toMatchObject({ from: 0 });
  });
});

describe('how series grow', () => {
  it('P1 is told by the last ones, the one being made and the next', () => {
    const { turns, play } = SERIES.progressive;
    expect(stairsOf(turns, play, 9).map(({ number, moves, when }) => `${number}:${moves} ${when}`)).toEqual([
      ...['1:1 made', '2:2 made', '3:3 made', '4:4 made', '5:5 made'],
      ...['6:6 now', '7:7 next'],
    ]);
    expect(stairsOf(turns, play, 3)).toHaveLength(3);
  });

  it('P4 a series that a check ended is as long as it was; after the end none comes', () => {
    const { turns, play } = SERIES['progressive-scottish'];
    expect(stairsOf(turns, play, 9).find(({ number }) => number === 7)?.moves).toBe(3);
    const ended = SERIES['progressive-mate'];
    expect(stairsOf(ended.turns, ended.play, 9).map(({ when }) => when)).toEqual(['made', 'made', 'made']);
  });
});

describe('pieces by their kinds', () => {
  it('P10 are counted, the greatest first', () => {
    expect(countKinds(['wP', 'wQ', 'wP', 'wK'])).toEqual([
      { code: 'wK', count: 1 },
      { code: 'wQ', count: 1 },
      { code: 'wP', count: 2 },
    ]);
    expect(piecesOf({ a1: 'wR', h8: 'bR' }, 'black')).toEqual(['bR']);
  });
});
