import { describe, expect, it } from 'vitest';
import { ANY } from '../air/anyGame/fixtures';
import { hasSeries, turnRows } from './turnRows';

const { turns } = ANY['any-check'];
const ROOM = { width: 600, height: 400, size: 40, gap: 16 };

describe('the turns beside a large board', () => {
  it('are those of the board, oldest first, with all their moves', () => {
    const rows = turnRows(turns, 1, ROOM);
    expect(rows.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5]);
    expect(
      rows
        .at(-1)
        ?.lines.flat()
        .map(({ san }) => san),
    ).toEqual(['Qxc1', 'e5', 'Bc4', 'exf6', 'Qe3+']);
    expect(turnRows(turns, 2, ROOM)).toEqual([]);
  });

  it('are as many of the last as there is room for, and the newest always', () => {
    const rows = turnRows(turns, 1, { ...ROOM, height: 190 });
    expect(rows.map(({ ply }) => ply)).toEqual([3, 4, 5].slice(3 - rows.length));
    expect(rows.length).toBeLessThan(5);
    expect(turnRows(turns, 1, { ...ROOM, height: 10 }).map(({ ply }) => ply)).toEqual([5]);
  });

  it('stand as series where a turn is more than a move', () => {
    expect(hasSeries(turns, 1)).toBe(true);
    expect(hasSeries(ANY['any-nine'].turns, 1)).toBe(false);
  });
});
