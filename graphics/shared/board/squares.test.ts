import { describe, expect, it } from 'vitest';
import { cellOf, darkSquaresPath, seenFrom, squareSize } from './squares';

describe('squares', () => {
  it('counts columns from a and rows from the top', () => {
    expect(cellOf('a8', 8)).toEqual({ column: 0, row: 0 });
    expect(cellOf('h1', 8)).toEqual({ column: 7, row: 7 });
    expect(cellOf('e10', 10)).toEqual({ column: 4, row: 0 });
    expect(cellOf('z26', 26)).toEqual({ column: 25, row: 0 });
  });

  it('takes no other text for a square', () => {
    for (const text of ['', 'e', '4e', 'e4e', 'pocket', 'e444']) expect(cellOf(text, 8)).toBeNull();
  });

  it('darkens a1 on boards of even and odd height, and half of the squares', () => {
    expect(darkSquaresPath(8, 8)).toContain('M0 7h1');
    expect(darkSquaresPath(9, 9)).toContain('M0 8h1');
    expect(darkSquaresPath(8, 8).match(/M/g)).toHaveLength(32);
    expect(darkSquaresPath(9, 9).match(/M/g)).toHaveLength(41);
  });

  it('turns the board by half a circle for Black, of any size', () => {
    const eight = { files: 8, ranks: 8 };
    expect(seenFrom({ column: 0, row: 7 }, 'white', eight)).toEqual({ column: 0, row: 7 });
    expect(seenFrom({ column: 0, row: 7 }, 'black', eight)).toEqual({ column: 7, row: 0 });
    expect(seenFrom({ column: 4, row: 3 }, 'black', eight)).toEqual({ column: 3, row: 4 });
    expect(seenFrom({ column: 1, row: 8 }, 'black', { files: 6, ranks: 9 })).toEqual({ column: 4, row: 0 });
  });

  it('fits whole pixels', () => {
    expect(squareSize(320, 8, 8)).toBe(40);
    expect(squareSize(320, 9, 9)).toBe(35);
    expect(squareSize(720, 6, 9)).toBe(80);
  });
});
