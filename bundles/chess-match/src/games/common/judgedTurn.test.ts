import { expect, it } from 'vitest';
import { judgedMove, nearest, NOTHING_JUDGED } from './judgedTurn';

/** How many letters of what is written a move has. */
const nearTo = (written: string) => (move: string) => [...written].filter((letter) => move.includes(letter)).length;
const near = (moves: readonly string[], written: string) => nearest(moves, written, nearTo(written.trim()));

it('what could be meant are the moves like what is written, the most like it first, those alike in their order', () => {
  expect(near(['a4', 'Ne4', 'Nf3', 'e4', 'b5'], 'Ne3')).toEqual(['Ne4', 'Nf3', 'e4']);
});

it('where nothing is written it is any move', () => {
  for (const written of ['', '  ']) expect(near(['b5', 'a4'], written)).toEqual(['b5', 'a4']);
});

it('they are no more than a person looks through', () => {
  const moves = Array.from({ length: 40 }, (_, index) => `e${index}`);
  expect(near(moves, 'e')).toEqual(moves.slice(0, 12));
});

it('a turn of one move is told with what is wrong with it, and what could stand in its place', () => {
  const problem = { code: 'move/illegal', params: {}, rule: null, item: 'Ne3' };
  expect(judgedMove('Ne3', problem, ['a4', 'Ne4'], nearTo('Ne3'))).toEqual({
    ...NOTHING_JUDGED,
    items: [{ text: 'Ne3', problem }],
    alternatives: [{ item: 'Ne4', line: 'Ne4' }],
  });
});
