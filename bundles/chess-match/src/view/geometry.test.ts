import { describe, expect, it } from 'vitest';
import { cellOf, cellOn, centreOf, darkSquaresPath, fileLetter, squareAt, squaresOf, squareSize } from './geometry';

const white = { files: 8, ranks: 8, bottom: 'white' } as const;
const black = { files: 6, ranks: 9, bottom: 'black' } as const;

describe('the name of a square', () => {
  it('counts columns from a and rows from the top', () => {
    expect(cellOf('a8', 8)).toEqual({ column: 0, row: 0 });
    expect(cellOf('h1', 8)).toEqual({ column: 7, row: 7 });
    expect(cellOf('e10', 10)).toEqual({ column: 4, row: 0 });
    expect(cellOf('z26', 26)).toEqual({ column: 25, row: 0 });
    expect([0, 7, 25].map(fileLetter)).toEqual(['a', 'h', 'z']);
  });

  it('is no other text', () => {
    for (const text of ['', 'e', '4e', 'e4e', 'pocket', 'e444', 'A1']) expect(cellOf(text, 8)).toBeNull();
  });
});

describe('a square as it is drawn', () => {
  it('is turned by half a circle for Black, on boards of any size', () => {
    expect(cellOn('a1', white)).toEqual({ column: 0, row: 7 });
    expect(cellOn('a1', { ...white, bottom: 'black' })).toEqual({ column: 7, row: 0 });
    expect(cellOn('e5', { ...white, bottom: 'black' })).toEqual({ column: 3, row: 4 });
    expect(cellOn('b1', black)).toEqual({ column: 4, row: 0 });
  });

  it('has a1 left below for White and right above for Black', () => {
    expect(centreOf('a1', white)).toEqual({ x: 0.5, y: 7.5 });
    expect(centreOf('a1', black)).toEqual({ x: 5.5, y: 0.5 });
    expect(centreOf('f9', black)).toEqual({ x: 0.5, y: 8.5 });
  });

  it('is nowhere outside the board', () => {
    const outside = ['i1', 'a9', 'a0', 'A1', '', 'pocket'];
    expect(outside.flatMap((square) => [cellOn(square, white), centreOf(square, white)])).toEqual(Array(12).fill(null));
    expect([squareAt({ x: -0.1, y: 1 }, white), squareAt({ x: 1, y: 8 }, white)]).toEqual([null, null]);
  });

  it('is found again from its middle', () => {
    for (const field of [white, black])
      for (const { square } of squaresOf(field)) {
        const centre = centreOf(square, field);
        expect(centre && squareAt(centre, field)).toBe(square);
      }
  });
});

describe('all squares', () => {
  it('begin with a1, which is dark, and stand as White sees them', () => {
    const squares = squaresOf(black);
    expect(squares).toHaveLength(54);
    expect(squares[0]).toEqual({ square: 'a1', column: 0, row: 8, rank: 1, isDark: true });
    expect(squares.at(-1)).toEqual({ square: 'f9', column: 5, row: 0, rank: 9, isDark: false });
  });

  it('are dark by half, from the left lower corner on, at even and odd height', () => {
    expect(darkSquaresPath({ files: 8, ranks: 8 })).toContain('M0 7h1');
    expect(darkSquaresPath({ files: 9, ranks: 9 })).toContain('M0 8h1');
    expect(darkSquaresPath({ files: 8, ranks: 8 }).match(/M/g)).toHaveLength(32);
    expect(darkSquaresPath({ files: 9, ranks: 9 }).match(/M/g)).toHaveLength(41);
  });

  it('take whole pixels', () => {
    expect(squareSize(320, 8, 8)).toBe(40);
    expect(squareSize(320, 9, 9)).toBe(35);
    expect(squareSize(720, 6, 9)).toBe(80);
  });
});
