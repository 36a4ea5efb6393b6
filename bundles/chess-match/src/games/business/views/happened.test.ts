import { describe, expect, it } from 'vitest';
import { newGame, play, stakedGame } from '../../testing/play';
import { projectHappened } from './happened';

describe('what happened last', () => {
  it('is nothing before the first turn', () => {
    expect(projectHappened(newGame({}))).toBeNull();
  });

  it('is a turn with all its moves', () => {
    const moves = [
      { board: 1, san: 'e4' },
      { board: 2, san: 'd4' },
    ];
    expect(projectHappened(play(stakedGame([5, 5], {}), '1:e4 2:d4'))).toEqual({
      kind: 'turn',
      turn: '1.',
      side: 'white',
      boards: [1, 2],
      moves,
    });
  });

  it('is told as the latest change where the turn made one, until the next turn', () => {
    const branched = play(newGame({}), '1:e4 2:d4 branch 1>2 3+7');
    expect(projectHappened(branched)).toBeNull();
    expect(projectHappened(play(branched, '1:e5 2:d5'))).toMatchObject({ kind: 'turn', turn: '1...', side: 'black' });
  });

  it('B13 is the offer of a draw, where one was made, until the next turn', () => {
    const offered = play(stakedGame([5, 5], {}), '1:e4 2:d4 offer 2');
    expect(projectHappened(offered)).toMatchObject({ kind: 'offer', turn: '1.', side: 'white', boards: [2] });
    expect(projectHappened(play(offered, '1:e5 2:d5'))).toMatchObject({ kind: 'turn', boards: [1, 2] });
  });

  it('B22 is a veto, until the next turn', () => {
    const played = play(stakedGame([5, 5], {}), '1:e4 2:d4');
    const vetoed = { ...played, vetoes: [{ by: 'black', ply: played.ply }] } as const;
    expect(projectHappened(vetoed)).toEqual({ kind: 'veto', turn: '1...', side: 'black', boards: [], moves: [] });
    expect(projectHappened(play(vetoed, '1:e5 2:e5'))).toMatchObject({ kind: 'turn' });
  });
});
