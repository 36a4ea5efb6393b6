import { describe, expect, it } from 'vitest';
import { firstMen, followMen, type Men } from './men';

const move = (from: string, to: string) => ({ from, to, san: '' });
const numbersOf = ({ men }: Men) => Object.fromEntries(men.map(({ square, number }) => [square, number]));
const first = firstMen({ e1: 'wK', h1: 'wR', d7: 'wP', d8: 'bQ' });

describe('men of a board', () => {
  it('stay who they are where nothing moves', () => {
    expect(followMen(first, { pieces: { ...first.pieces }, lastMoves: [] })).toEqual(first);
  });

  it('take their numbers along, the castling rook too, and are drawn in the same order', () => {
    const after = followMen(first, {
      pieces: { d7: 'wP', d8: 'bQ', f1: 'wR', g1: 'wK' },
      lastMoves: [move('e1', 'g1')],
    });
    expect(after.men.map(({ square, number }) => [square, number])).toEqual([
      ['g1', 0],
      ['f1', 1],
      ['d7', 2],
      ['d8', 3],
    ]);
  });

  it('become others by promotion', () => {
    const after = followMen(first, { pieces: { e1: 'wK', h1: 'wR', d8: 'wQ' }, lastMoves: [move('d7', 'd8')] });
    expect(numbersOf(after)).toEqual({ e1: 0, h1: 1, d8: 4 });
  });

  it('never get the number of one who is gone', () => {
    const taken = followMen(first, { pieces: { e1: 'wK', h1: 'wR' }, lastMoves: [] });
    const back = followMen(taken, { pieces: { e1: 'wK', h1: 'wR', d8: 'bQ' }, lastMoves: [] });
    expect(numbersOf(back)).toEqual({ e1: 0, h1: 1, d8: 4 });
  });

  it('are told apart where one takes the place of another like him', () => {
    const two = firstMen({ a1: 'wR', d1: 'wR' });
    const after = followMen(two, { pieces: { d1: 'wR', d8: 'wR' }, lastMoves: [move('d1', 'd8'), move('a1', 'd1')] });
    expect(numbersOf(after)).toEqual({ d1: 0, d8: 1 });
  });
});
