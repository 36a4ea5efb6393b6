import { describe, expect, it } from 'vitest';
import { typedPosition } from './typedPosition';

const START = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1';

const ORDINARY = { files: 8, ranks: 8 };

describe('a position as it is typed', () => {
  it('is drawn whole from a whole FEN', () => {
    const { pieces, wrongRank } = typedPosition(START, ORDINARY);
    expect(wrongRank).toBeNull();
    expect(Object.keys(pieces)).toHaveLength(32);
    expect(pieces).toMatchObject({ a8: 'bR', d8: 'bQ', e4: 'wP', h1: 'wR', e1: 'wK' });
    expect(pieces['e2']).toBeUndefined();
  });

  it.each([
    ['rnbqkbnr/pppp', 7],
    ['rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w', 6],
    ['rnbqkbnr/pppp?ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w', 7],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPPP/RNBQKBNR w', 2],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w', 1],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w', 1],
    ['', 8],
  ])('%j says which rank does not fit', (fen, rank) => {
    expect(typedPosition(fen, ORDINARY).wrongRank).toBe(rank);
  });

  it('S2 leaves the reserves of a FEN out', () => {
    expect(typedPosition(START.replace('BNR ', 'BNR[PPn] '), ORDINARY)).toEqual(typedPosition(START, ORDINARY));
  });

  it('is drawn on a board of any size, with pieces of any letter', () => {
    const nine = 'rnbqktbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBTKQBNR w - - 0 1';
    const { pieces, wrongRank } = typedPosition(nine, { files: 9, ranks: 9 });
    expect(wrongRank).toBeNull();
    expect(pieces).toMatchObject({ a9: 'bR', f9: 'bT', i9: 'bR', e1: 'wK', i2: 'wP' });
    expect(typedPosition(nine, ORDINARY).wrongRank).toBe(8);
    expect(typedPosition('10/10', { files: 10, ranks: 2 }).wrongRank).toBeNull();
  });

  it('is drawn with the names of pieces, where a game has names for its letters', () => {
    const pieces = { l: 'Ladya', a: 'Kniaz' };
    expect(typedPosition('lx7/A8', { files: 9, ranks: 2 }, pieces).pieces).toEqual({
      a2: 'bLadya',
      b2: 'bX',
      a1: 'wKniaz',
    });
  });

  it('draws what is typed so far', () => {
    expect(typedPosition('r3k', ORDINARY).pieces).toEqual({ a8: 'bR', e8: 'bK' });
  });
});
