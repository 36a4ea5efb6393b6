import { describe, expect, it } from 'vitest';
import { play, stakedGame } from '../../testing/play';
import { business } from '..';
import { optionsOf } from './options';
import { playOf } from '../views/read';
import { afterSelection, takersOf, whatIf, type Outcome } from './whatIf';

const boardsOf = (state: ReturnType<typeof stakedGame>) => playOf(business.project(state)).stakes;

describe('what if', () => {
  it('B18 gives what the rules give when the branches really end so', () => {
    const before = play(stakedGame([3, 2, 4], {}), '1:e4 2:e4 3:e4 offer 1 offer 3');
    const told = whatIf({ white: 0, black: 0 }, boardsOf(before), { 1: 'draw', 2: 'white', 3: 'draw' });
    const real = play(before, 'draw 1 resign 2 draw 3');
    expect(told.score).toEqual({
      white: business.project(real).score.white,
      black: business.project(real).score.black,
    });
    expect(told).toEqual({
      score: { white: 11, black: 7 },
      open: 0,
      lead: { side: 'white', halves: 4 },
      isDecided: true,
    });
  });

  it('B10 B11 its chips go to any other branch, as is published of the position; the last one cannot be given up', () => {
    const state = stakedGame([3, 2, 4], {});
    const published = optionsOf(state)?.boards.map(({ selectTo }) => selectTo);
    expect([1, 2, 3].map((board) => takersOf(boardsOf(state), board))).toEqual(published);
    expect(takersOf(boardsOf(state), 2)).toEqual([1, 3]);
    const [last] = boardsOf(stakedGame([3], {}));
    expect(takersOf(last === undefined ? [] : [last], 1)).toEqual([]);
  });

  it('B10 B14 a branch given up pays the opponent and plays on elsewhere, as the rules have it', () => {
    const before = stakedGame([3, 2, 4], {});
    const real = business.project(play(before, 'select 2>3 1:e4 3:e4'));
    const { score, boards } = afterSelection({ white: 0, black: 0 }, boardsOf(before), {
      side: 'white',
      board: 2,
      to: 3,
    });
    expect(score).toEqual({ white: real.score.white, black: real.score.black });
    expect(boards.map(({ board, chips }) => [board, chips])).toEqual(
      playOf(real).stakes.map(({ board, chips }) => [board, chips]),
    );
    expect([score, boards.map(({ chips }) => chips)]).toEqual([{ white: 0, black: 4 }, [3, 6]]);
  });

  it.each([
    [2, 2],
    [5, 1],
    [2, 5],
  ])('B10 nothing is given up from board %d to board %d', (board, to) => {
    const boards = boardsOf(stakedGame([3, 2], {}));
    const score = { white: 4, black: 0 };
    expect(afterSelection(score, boards, { side: 'black', board, to })).toEqual({ score, boards });
  });

  it('B13 an odd rating drawn gives halves, and what is open stays out', () => {
    const boards = boardsOf(stakedGame([3, 2], {}));
    expect(whatIf({ white: 4, black: 0 }, boards, { 1: 'draw' })).toEqual({
      score: { white: 7, black: 3 },
      open: 2,
      lead: { side: 'white', halves: 4 },
      isDecided: false,
    });
    expect(whatIf({ white: 0, black: 0 }, boards, {})).toMatchObject({ lead: { side: null, halves: 0 }, open: 5 });
  });

  it.each<[Outcome, number, number]>([
    ['white', 6, 0],
    ['draw', 3, 3],
    ['black', 0, 6],
    ['open', 0, 0],
  ])('B18 three chips, %s: %d to %d half-points', (outcome, white, black) => {
    expect(whatIf({ white: 0, black: 0 }, boardsOf(stakedGame([3], {})), { 1: outcome }).score).toEqual({
      white,
      black,
    });
  });
});
