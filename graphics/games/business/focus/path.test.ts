import { describe, expect, it } from 'vitest';
import { scheme4 } from '../fixtures/scheme4';
import { lineageOf, pathOf } from './path';

const tree = scheme4(47);

describe("a line's path through the forks", () => {
  it('names the move of this line at every parting, as daughter and as mother', () => {
    expect(pathOf(tree, 'b2')).toEqual({
      start: 1,
      steps: [
        { ply: 13, turn: '7.', san: 'Be3', board: 2, parted: null },
        { ply: 24, turn: '12...', san: 'Nc6', board: 2, parted: 4 },
      ],
    });
  });

  it('follows daughters of daughters, without partings of a mother after her daughter left', () => {
    expect(pathOf(tree, 'b5')?.steps.map(({ turn, san, board }) => `${turn} ${san} ${board}`)).toEqual([
      '7. Be3 2',
      '12... dxc4 4',
      '18... Qe7 5',
    ]);
  });

  it('has no step for the first line before any fork, and is unknown for an unknown line', () => {
    expect(pathOf(scheme4(10), 'b1')).toEqual({ start: 1, steps: [] });
    expect(pathOf(tree, 'nobody')).toBeNull();
  });

  it('gives the lines from the first one down', () => {
    expect(lineageOf(tree, 'b5').map(({ branch }) => branch)).toEqual(['b1', 'b2', 'b4', 'b5']);
  });
});
