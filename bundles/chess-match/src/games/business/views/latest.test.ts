import { describe, expect, it } from 'vitest';
import { after, newGame, play, stakedGame, T0 } from '../../testing/play';
import { projectLatest } from './latest';

describe('what last changed what boards are worth', () => {
  it('is nothing before the first change', () => {
    expect(projectLatest(play(newGame({}), '1:e4'))).toBeNull();
  });

  it('B6 B10 is a branching, then a pass', () => {
    const branched = play(newGame({}), '1:e4 2:d4 branch 1>2 3+7');
    const fork = { kind: 'fork', turn: '1.', ply: 1, side: 'white', from: [1], to: [{ board: 2, chips: 7 }] };
    expect(projectLatest(branched)).toEqual({ ...fork, white: 0, black: 0 });
    const passed = play(branched, '1:e5 2:d5 pass 2>1');
    expect(projectLatest(passed)).toMatchObject({
      kind: 'pass',
      turn: '1...',
      from: [2],
      to: [{ board: 1, chips: 1 }],
    });
  });

  it('B11 is a selection with where its chips went and what it paid, until something else changes', () => {
    const given = play(stakedGame([3, 3, 4], {}), '1:e4 2:e4 select 3>1:3,2:1');
    const selection = { kind: 'selection', side: 'white', from: [3], white: 0, black: 8 };
    const to = [
      { board: 1, chips: 3 },
      { board: 2, chips: 1 },
    ];
    expect(projectLatest(given)).toMatchObject({ ...selection, to });
    expect(projectLatest(play(given, '1:e5 2:e5'))).toEqual(projectLatest(given));
  });

  it('B16 is what a flag cost, and not with it what the turn before it paid', () => {
    const given = play(stakedGame([3, 3, 4], {}), '1:e4 2:e4 select 3>1:3,2:1');
    const spent = after(given, { type: 'setClock', side: 'black', remainingMs: 0, reason: 'x' }, T0);
    const fallen = after(spent, { type: 'flag', side: 'black' }, T0);
    const flag = { kind: 'flag', turn: '1...', side: 'black', from: [1, 2], to: [] };
    expect(projectLatest(fallen)).toMatchObject({ ...flag, white: 20, black: 0 });
  });

  it('B14 names all boards that ended alike in one turn', () => {
    const resigned = play(stakedGame([3, 3, 4], {}), 'resign 1 2:e4 3:e4');
    expect(projectLatest(resigned)).toMatchObject({ kind: 'resignation', from: [1], to: [], white: 0, black: 6 });
  });
});
