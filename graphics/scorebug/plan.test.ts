import { describe, expect, it } from 'vitest';
import { planBug, type BugPicture } from './plan';

const board = (number: number, chips: number, branch = `line ${number}`) => ({
  board: number,
  branch,
  chips,
});

const before: BugPicture = {
  match: { table: 0, ply: 47, stakes: [board(1, 4), board(2, 3)] },
  score: { white: 0, black: 0 },
};

describe('planBug', () => {
  it('says nothing when only the clocks changed', () => {
    expect(planBug(before, { ...before })).toEqual([]);
  });

  it('changes the score of each side that scored, and says why', () => {
    const after = {
      ...before,
      match: { table: 3, ply: 48, stakes: [board(1, 4)] },
      score: { white: 3, black: 3 },
    };
    expect(planBug(before, after)).toEqual([
      { kind: 'score', side: 'white', from: 0, to: 3 },
      { kind: 'score', side: 'black', from: 0, to: 3 },
      { kind: 'news' },
      { kind: 'table' },
    ]);
  });

  it('tells a new board from one whose worth changed', () => {
    const after = { ...before, match: { ...before.match, stakes: [board(1, 1), board(2, 3), board(3, 3)] } };
    expect(planBug(before, after)).toEqual([
      { kind: 'worth', board: 1, isNew: false },
      { kind: 'worth', board: 3, isNew: true },
    ]);
  });

  it('takes a reused board number for a new board', () => {
    expect(
      planBug(before, { ...before, match: { ...before.match, stakes: [board(1, 4), board(2, 3, 'line 9')] } }),
    ).toEqual([{ kind: 'worth', board: 2, isNew: true }]);
  });
});
