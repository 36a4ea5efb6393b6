import { describe, expect, it } from 'vitest';
import { scheme4 } from '../fixtures/scheme4';
import { movesOf } from './movesOf';

const turn = (ply: number, moves: Readonly<Record<number, string>>) => ({
  turn: `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '...'}`,
  ply,
  side: ply % 2 === 1 ? ('white' as const) : ('black' as const),
  moves: Object.entries(moves).map(([board, san]) => ({ board: Number(board), san })),
  line: '',
});

describe('the last moves of a line', () => {
  const turns = {
    turns: [turn(12, { 1: 'e5' }), turn(13, { 1: 'O-O', 2: 'Be3' }), turn(14, { 1: 'Nc6', 2: 'exd4' })],
  };
  const tree = scheme4(14);
  const sans = (branch: string) => movesOf(turns, tree, branch).map(({ san }) => san);

  it('stand on its own board from its birth, on its mother’s before', () => {
    expect(sans('b1')).toEqual(['e5', 'O-O', 'Nc6']);
    expect(sans('b2')).toEqual(['e5', 'Be3', 'exd4']);
  });

  it('are none for a line nobody knows, and none after its end', () => {
    expect(sans('b9')).toEqual([]);
    const ended = scheme4(50);
    expect(movesOf({ turns: [turn(50, { 5: 'Kh8' })] }, ended, 'b5')).toEqual([]);
  });
});
