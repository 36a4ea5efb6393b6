import { describe, expect, it } from 'vitest';
import { firstPieces, followPieces, type TrackedPieces } from './pieces';

const move = (from: string, to: string) => ({ from, to, san: '' });
const numbersOf = ({ pieces }: TrackedPieces) =>
  Object.fromEntries(pieces.map(({ square, number }) => [square, number]));
const first = firstPieces({ e1: 'wK', h1: 'wR', d7: 'wP', d8: 'bQ' });

describe('pieces of a board', () => {
  it('stay who they are where nothing moves', () => {
    expect(followPieces(first, { pieces: { ...first.placement }, lastMoves: [] })).toEqual(first);
  });

  it('take their numbers along, the castling rook too, and are drawn in the same order', () => {
    const after = followPieces(first, {
      pieces: { d7: 'wP', d8: 'bQ', f1: 'wR', g1: 'wK' },
      lastMoves: [move('e1', 'g1')],
    });
    expect(after.pieces.map(({ square, number }) => [square, number])).toEqual([
      ['g1', 0],
      ['f1', 1],
      ['d7', 2],
      ['d8', 3],
    ]);
  });

  it('become others by promotion', () => {
    const after = followPieces(first, { pieces: { e1: 'wK', h1: 'wR', d8: 'wQ' }, lastMoves: [move('d7', 'd8')] });
    expect(numbersOf(after)).toEqual({ e1: 0, h1: 1, d8: 4 });
  });

  it('never get the number of one who is gone', () => {
    const taken = followPieces(first, { pieces: { e1: 'wK', h1: 'wR' }, lastMoves: [] });
    const back = followPieces(taken, { pieces: { e1: 'wK', h1: 'wR', d8: 'bQ' }, lastMoves: [] });
    expect(numbersOf(back)).toEqual({ e1: 0, h1: 1, d8: 4 });
  });

  it('are told apart where one takes the place of another like him', () => {
    const two = firstPieces({ a1: 'wR', d1: 'wR' });
    const after = followPieces(two, {
      pieces: { d1: 'wR', d8: 'wR' },
      lastMoves: [move('d1', 'd8'), move('a1', 'd1')],
    });
    expect(numbersOf(after)).toEqual({ d1: 0, d8: 1 });
  });
});
