import { airView } from 'chess-match/client/show';
import { NO_PLAY, playOf, type BusinessPlay } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { showWith } from '../../../air/showFixture';
import { planBug, type BugPicture } from './plan';

const board = (number: number, chips: number, branch = `line ${number}`) => ({
  board: number,
  branch,
  chips,
});

const before: BugPicture = {
  match: { status: 'playing' },
  play: { ...NO_PLAY, stakes: [board(1, 4), board(2, 3)] },
  score: { white: 0, black: 0 },
  air: airView(showWith('scorebug', { on: true, content: {} })),
};

describe('planBug', () => {
  it('says nothing when only the clocks changed', () => {
    expect(planBug(before, { ...before })).toEqual([]);
  });

  it('changes the score of each side that scored, and says why', () => {
    const drawn = { turn: '24...', ply: 48, from: [2], to: [], white: 3, black: 3 };
    const after: BugPicture = {
      match: before.match,
      play: {
        ...NO_PLAY,
        chipsOut: 3,
        stakes: [board(1, 4)],
        latest: { kind: 'draw', side: 'black', ...drawn },
      },
      score: { white: 3, black: 3 },
      air: before.air,
    };
    expect(planBug(before, after)).toEqual([
      { kind: 'score', side: 'white', from: 0, to: 3 },
      { kind: 'score', side: 'black', from: 0, to: 3 },
      { kind: 'headline' },
      { kind: 'latest' },
      { kind: 'chips-out' },
    ]);
  });

  it('says what happened since, though boards are worth the same', () => {
    const happened: BusinessPlay['happened'] = {
      kind: 'veto',
      turn: '25.',
      side: 'white',
      boards: [],
      moves: [],
    };
    expect(planBug(before, { ...before, play: { ...playOf(before), happened } })).toEqual([{ kind: 'latest' }]);
  });

  it('tells a new board from one whose worth changed', () => {
    const after = { ...before, play: { ...NO_PLAY, stakes: [board(1, 1), board(2, 3), board(3, 3)] } };
    expect(planBug(before, after)).toEqual([
      { kind: 'headline' },
      { kind: 'worth', board: 1, isNew: false },
      { kind: 'worth', board: 3, isNew: true },
    ]);
  });

  it('has another sentence when a tree comes below the boards, or chips pass from board to board above one', () => {
    const air = airView(showWith('tree-strip', { on: true, content: {} }));
    const play = { ...NO_PLAY, stakes: [board(1, 2), board(2, 5)] };
    expect(planBug(before, { ...before, air })).toEqual([{ kind: 'headline' }]);
    expect(planBug({ ...before, air }, { ...before, air, play })).toContainEqual({ kind: 'headline' });
    expect(planBug(before, { ...before, play })).not.toContainEqual({ kind: 'headline' });
  });

  it('takes a reused board number for a new board', () => {
    const play = { ...NO_PLAY, stakes: [board(1, 4), board(2, 3, 'line 9')] };
    expect(planBug(before, { ...before, play })).toEqual([{ kind: 'worth', board: 2, isNew: true }]);
  });
});
