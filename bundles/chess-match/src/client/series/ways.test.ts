import { describe, expect, it } from 'vitest';
import { waysOf, withWays } from './ways';

const move = (from: string | null, to: string) => ({ from, to, san: to });
const PAWN = [move('e5', 'd4'), move('d4', 'c3'), move('c3', 'b2'), move('b2', 'c1')];
const MIXED = [move('d1', 'c1'), move('e4', 'e5'), move('f1', 'c4'), move('e5', 'f6'), move('c1', 'e3')];

describe('the ways of pieces through a series', () => {
  it('is one where one piece makes all moves', () => {
    expect(waysOf(PAWN)).toMatchObject([{ squares: ['e5', 'd4', 'c3', 'b2', 'c1'], numbers: [1, 2, 3, 4] }]);
  });

  it('is one for each piece, however they take turns', () => {
    expect(waysOf(MIXED).map(({ squares, numbers }) => [squares.join(' '), ...numbers])).toEqual([
      ['d1 c1 e3', 1, 5],
      ['e4 e5 f6', 2, 4],
      ['f1 c4', 3],
    ]);
  });

  it('goes on from the piece who stands there now, where two came through a square', () => {
    const through = [move('a1', 'a4'), move('a4', 'h4'), move('b2', 'a4'), move('a4', 'a5')];
    expect(waysOf(through).map(({ squares }) => squares.join(' '))).toEqual(['a1 a4 h4', 'b2 a4 a5']);
  });

  it('begins nowhere for a piece that was dropped', () => {
    const [way] = waysOf([move(null, 'e4'), move('e4', 'f6')]);
    expect(way).toMatchObject({ squares: ['e4', 'f6'], numbers: [1, 2], isDrop: true });
  });
});

it('a board has one mark for each piece that moved, from where he set out', () => {
  const { lastMoves } = withWays({ lastMoves: MIXED }, waysOf(MIXED));
  expect(lastMoves.map(({ from, to }) => [from, to])).toEqual([
    ['d1', 'e3'],
    ['e4', 'f6'],
    ['f1', 'c4'],
  ]);
  expect(withWays({ lastMoves: MIXED }, waysOf([move(null, 'e4')])).lastMoves).toEqual([move(null, 'e4')]);
});
