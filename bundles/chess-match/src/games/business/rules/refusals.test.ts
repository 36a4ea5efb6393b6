import { describe, expect, it } from 'vitest';
import { draftOf, stakedGame, turnRefusal } from '../../testing/play';

describe('a refused turn names its boards', () => {
  it.each([
    [[3, 3], 2, '1:e4 2:e4 branch 1>2 1+2', 'branch/no_free_board', { boards: 2 }],
    [[3, 3], 5, '1:e4 2:e4 4:d4 branch 1>4 1+2', 'branch/wrong_board', { board: 4, free: 3 }],
    [[3, 3], 5, '1:e4 1:d4 2:e4', 'turn/board_twice', { board: 1 }],
    [[3, 3], 5, '2:e4 2:d4 1:e4', 'turn/board_twice', { board: 2 }],
    [[3], 5, '1:e4 3:e4', 'board/no_branch', { board: 3 }],
    [[3], 5, '1:e4 9:e4', 'board/unknown', { board: 9, boards: 5 }],
    [[3, 3], 5, 'offer 2 offer 2 1:e4 2:e4', 'offer/twice', { board: 2 }],
  ])('chips %j on at most %i boards: %s', (ratings, boards, line, code, params) => {
    expect(turnRefusal(stakedGame(ratings, { boards }), line)).toMatchObject({ code, params });
  });

  it('B2 tells what is wrong in the order of the items, and what is missing in the order of the boards', () => {
    const three = stakedGame([3, 3, 4], {});
    const { items, lacks } = draftOf(three, '2:e5 1:e5');
    expect(items.map(({ text, problem }) => [text, problem?.code])).toEqual([
      ['2:e5', 'move/illegal'],
      ['1:e5', 'move/illegal'],
    ]);
    expect(lacks).toEqual([1, 2, 3]);
    expect(turnRefusal(three, '3:e5 1:e5 2:e5').item).toBe('3:e5');
  });
});
