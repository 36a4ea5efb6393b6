import { describe, expect, it } from 'vitest';
import { arrowPath, centreOf, squareAt } from './geometry';

const white = { files: 8, ranks: 8, bottom: 'white' } as const;
const black = { files: 6, ranks: 9, bottom: 'black' } as const;

describe('squares of a drawing', () => {
  it('has a1 left below for White and right above for Black, on boards of any size', () => {
    expect(centreOf('a1', white)).toEqual({ x: 0.5, y: 7.5 });
    expect(centreOf('a1', black)).toEqual({ x: 5.5, y: 0.5 });
    expect(centreOf('f9', black)).toEqual({ x: 0.5, y: 8.5 });
  });

  it('knows no square outside the board', () => {
    expect(['i1', 'a9', 'a0', 'A1', '', 'pocket'].map((square) => centreOf(square, white))).toEqual(
      Array(6).fill(null),
    );
    expect([squareAt({ x: -0.1, y: 1 }, white), squareAt({ x: 1, y: 8 }, white)]).toEqual([null, null]);
  });

  it('finds every square again from its middle', () => {
    for (const field of [white, black])
      for (let column = 0; column < field.files; column += 1)
        for (let rank = 1; rank <= field.ranks; rank += 1) {
          const square = `${String.fromCharCode(97 + column)}${rank}`;
          const centre = centreOf(square, field);
          expect(centre && squareAt(centre, field)).toBe(square);
        }
  });
});

describe('arrowPath', () => {
  it('ends in the middle of its square and keeps its head on the shortest way', () => {
    expect(arrowPath({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 })).toContain('L3.500 0.500');
    expect(arrowPath({ x: 0.5, y: 0.5 }, { x: 0.5, y: 1.5 })).not.toContain('NaN');
  });
});
