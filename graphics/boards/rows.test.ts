import type { TurnsView } from 'chess-match/client/contract';
import { describe, expect, it } from 'vitest';
import { lastRows, ROW_GAP } from './rows';

const turn = (ply: number, ...sans: readonly string[]): TurnsView['turns'][number] => ({
  turn: `${ply}.`,
  ply,
  side: 'white',
  moves: sans.map((san) => ({ board: 1, san })),
  line: sans.join(' '),
});
const SHORT = [1, 2, 3, 4].map((ply) => turn(ply, 'e4'));
const SIZE = 40;
const ROW = 50;
const plies = (turns: TurnsView['turns'], height: number) =>
  lastRows(turns, { width: 200, height, size: SIZE }).map((row) => row.turn.ply);

describe('the last turns beside the only board', () => {
  it('are as many as find room, the newest last', () => {
    expect(plies(SHORT, 2 * ROW + ROW_GAP)).toEqual([3, 4]);
    expect(plies(SHORT, 2 * ROW + ROW_GAP - 1)).toEqual([4]);
    expect(plies(SHORT, 10 * ROW)).toEqual([1, 2, 3, 4]);
    expect(plies([], 10 * ROW)).toEqual([]);
  });

  it('stand whole: a series has the lines it needs, and one too long for all is not there', () => {
    const series = turn(5, 'e4', 'd4', 'Nf3', 'Nc3');
    expect(plies([...SHORT, series], 3 * ROW + ROW_GAP)).toEqual([5]);
    expect(plies([...SHORT, series], ROW)).toEqual([]);
  });
});
