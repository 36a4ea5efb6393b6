import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../chess/onFen';
import { gameAt, ledgerOf, newGame, play, stakedGame, stakesOf, turnRefusal } from '../../testing/play';
import { W } from '../../testing/positions';
import { scoreOf } from './state';

describe('B9 pass', () => {
  it('B9 one chip goes from one live branch to another, no points change hands', () => {
    const state = play(stakedGame([3, 2], {}), '1:e4 2:e4 pass 1>2');
    expect(stakesOf(state)).toEqual({ 1: 2, 2: 3 });
    expect(scoreOf(state)).toEqual({ white: 0, black: 0 });
    expect(state.passes).toEqual([{ ply: 1, turn: '1.', side: 'white', from: 'b1', to: 'b2', chips: 1 }]);
  });

  it('B9 the giver keeps at least 1 [pass/giver_needs_one]', () => {
    expect(turnRefusal(stakedGame([1, 2], {}), '1:e4 2:e4 pass 1>2')).toEqual({
      code: 'pass/giver_needs_one',
      params: { board: 1, rating: 1, size: 1 },
      rule: 'B9',
      item: 'pass 1>2',
    });
    expect(turnRefusal(stakedGame([2, 2], { passSize: 2 }), '1:e4 2:e4 pass 1>2:2').code).toBe('pass/giver_needs_one');
    expect(stakesOf(play(stakedGame([3, 2], { passSize: 2 }), '1:e4 2:e4 pass 1>2:2'))).toEqual({ 1: 1, 2: 4 });
  });

  it('B9 exactly passSize chips, written unless it is 1 [pass/wrong_size]', () => {
    const refused: [number, string, number][] = [
      [1, 'pass 1>2:2', 2],
      [1, 'pass 1>2:0', 0],
      [2, 'pass 1>2', 1],
      [2, 'pass 1>2:1', 1],
      [2, 'pass 1>2:3', 3],
    ];
    for (const [passSize, item, size] of refused) {
      expect(turnRefusal(stakedGame([5, 5], { passSize }), `1:e4 2:e4 ${item}`)).toEqual({
        code: 'pass/wrong_size',
        params: { size, passSize },
        rule: 'B9',
        item,
      });
    }
    expect(stakesOf(play(stakedGame([5, 5], {}), '1:e4 2:e4 pass 1>2:1'))).toEqual({ 1: 4, 2: 6 });
  });

  it('B9 not to itself [pass/same_board]', () => {
    expect(turnRefusal(stakedGame([5, 5], {}), '1:e4 2:e4 pass 2>2')).toMatchObject({
      code: 'pass/same_board',
      params: { board: 2 },
      rule: 'B9',
    });
  });

  it('B14 a branch mated in this turn neither gives nor takes [pass/mated]', () => {
    const state = gameAt(
      [
        { stake: 3, fen: W.mateInOne },
        { stake: 3, fen: START_FEN },
        { stake: 3, fen: START_FEN },
      ],
      {},
    );
    for (const item of ['pass 1>2', 'pass 2>1']) {
      expect(turnRefusal(state, `1:Ra8# 2:e4 3:e4 ${item}`)).toEqual({
        code: 'pass/mated',
        params: { board: 1 },
        rule: 'B14',
        item,
      });
    }
    expect(stakesOf(play(state, '1:Ra8# 2:e4 3:e4 pass 2>3'))).toEqual({ 2: 2, 3: 4 });
  });

  it('B9 a branch accepted as drawn in this turn is no longer live', () => {
    const state = play(stakedGame([3, 3], {}), '1:e4 2:e4 offer 2');
    expect(turnRefusal(state, '1:e5 draw 2 pass 1>2')).toMatchObject({ code: 'board/no_branch', item: 'pass 1>2' });
  });
});

describe('B10 selection', () => {
  it('B10 the opponent scores the stake, all chips go to one branch, no move is made in the given-up one', () => {
    const state = play(stakedGame([3, 2, 5], {}), '1:e4 2:e4 select 3>1');
    expect(stakesOf(state)).toEqual({ 1: 8, 2: 2 });
    expect(ledgerOf(state)).toEqual(['3 selection 5 0:10']);
    expect(state.chipsOut).toBe(0);
    expect(state.branches[2]?.line).toEqual([]);
    expect(state.selections).toEqual([
      { ply: 1, turn: '1.', side: 'white', branch: 'b3', chips: 5, targets: [{ branch: 'b1', chips: 5 }] },
    ]);
  });

  it('B10 or go to several as the giver chooses', () => {
    const state = play(stakedGame([3, 2, 5], {}), '1:e4 2:e4 3:e4', '1:e5 2:e5 select 3>1:2,2:3');
    expect(stakesOf(state)).toEqual({ 1: 5, 2: 5 });
    expect(scoreOf(state)).toEqual({ white: 10, black: 0 });
  });

  it('B10 every chip is placed [select/not_all_placed]', () => {
    const state = stakedGame([3, 2, 5], {});
    for (const [item, placed] of [
      ['select 3>1:4', 4],
      ['select 3>1:6', 6],
      ['select 3>1:2,2:2', 4],
    ] as const) {
      expect(turnRefusal(state, `1:e4 2:e4 ${item}`)).toEqual({
        code: 'select/not_all_placed',
        params: { board: 3, rating: 5, placed },
        rule: 'B10',
        item,
      });
    }
  });

  it('B10 a target gets at least one chip [select/no_chips]', () => {
    const problem = turnRefusal(stakedGame([3, 2, 5], {}), '1:e4 2:e4 select 3>1:5,2:0');
    expect(problem).toMatchObject({ code: 'select/no_chips', params: { board: 2 }, rule: 'B10' });
  });

  it('B10 not to the given-up branch itself [select/target_itself]', () => {
    const problem = turnRefusal(stakedGame([3, 2, 5], {}), '1:e4 2:e4 select 3>3');
    expect(problem).toMatchObject({ code: 'select/target_itself', params: { board: 3 }, rule: 'B10' });
  });

  it('B10 each target once [select/target_twice]', () => {
    const problem = turnRefusal(stakedGame([3, 2, 5], {}), '1:e4 2:e4 select 3>1:2,1:3');
    expect(problem).toMatchObject({ code: 'select/target_twice', params: { board: 1 }, rule: 'B10' });
  });

  it('B10 with selectionTargets one, a single target [select/one_target_only]', () => {
    const state = stakedGame([3, 2, 5], { selectionTargets: 'one' });
    expect(turnRefusal(state, '1:e4 2:e4 select 3>1:2,2:3')).toMatchObject({
      code: 'select/one_target_only',
      params: { board: 3 },
      rule: 'B10',
    });
    expect(stakesOf(play(state, '1:e4 2:e4 select 3>2:5'))).toEqual({ 1: 3, 2: 7 });
  });

  it('B10 targets are live boards', () => {
    expect(turnRefusal(stakedGame([3, 2], {}), '1:e4 select 2>3').code).toBe('board/no_branch');
    expect(turnRefusal(stakedGame([3, 2], {}), '1:e4 select 2>7').code).toBe('board/unknown');
    expect(turnRefusal(stakedGame([3, 2], {}), '1:e4 2:e4 select 3>1').code).toBe('board/no_branch');
  });

  it('B10 a move in the given-up branch is refused', () => {
    expect(turnRefusal(stakedGame([3, 2], {}), '1:e4 2:e4 select 2>1')).toMatchObject({
      code: 'turn/board_twice',
      item: '2:e4',
    });
  });
});

describe('B11 when selection is impossible', () => {
  it('B11 with one live branch left [select/last_branch]', () => {
    expect(turnRefusal(newGame({}), 'select 1>2')).toMatchObject({
      code: 'select/last_branch',
      params: { board: 1 },
      rule: 'B11',
    });
  });

  it('B11 one that an accepted draw leaves alone is the last too', () => {
    const state = play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 2');
    expect(turnRefusal(state, 'draw 2 select 1>2').code).toBe('select/last_branch');
  });

  it('B11 a branch drawn or mated in this turn is not given up [select/mated_or_drawn]', () => {
    const offered = play(stakedGame([3, 2, 2], {}), '1:e4 2:e4 3:e4 offer 2');
    expect(turnRefusal(offered, '1:e5 3:e5 draw 2 select 2>1')).toMatchObject({
      code: 'select/mated_or_drawn',
      params: { board: 2 },
      rule: 'B11',
      item: 'select 2>1',
    });
    const mating = gameAt(
      [
        { stake: 3, fen: W.mateInOne },
        { stake: 3, fen: START_FEN },
      ],
      {},
    );
    expect(turnRefusal(mating, '1:Ra8# 2:e4 select 1>2')).toMatchObject({
      code: 'select/mated_or_drawn',
      item: '1:Ra8#',
    });
  });

  it('B14 a branch mated in this turn takes no chips [select/target_mated]', () => {
    const state = gameAt(
      [
        { stake: 3, fen: W.mateInOne },
        { stake: 3, fen: START_FEN },
        { stake: 4, fen: START_FEN },
      ],
      {},
    );
    expect(turnRefusal(state, '1:Ra8 3:e4 select 2>1')).toEqual({
      code: 'select/target_mated',
      params: { board: 1 },
      rule: 'B14',
      item: 'select 2>1',
    });
    expect(stakesOf(play(state, '1:Ra8 3:e4 select 2>3'))).toEqual({ 3: 7 });
  });
});

describe('B12 resignation', () => {
  it('B12 the opponent scores the stake, the chips go to the table', () => {
    const state = play(stakedGame([3, 2], {}), '1:e4 resign 2');
    expect(ledgerOf(state)).toEqual(['2 resignation 2 0:4']);
    expect(state.chipsOut).toBe(2);
    expect(stakesOf(state)).toEqual({ 1: 3 });
  });

  it('B12 one per turn [resign/more_than_one]', () => {
    expect(turnRefusal(stakedGame([3, 2, 2], {}), '1:e4 resign 2 resign 3')).toEqual({
      code: 'resign/more_than_one',
      params: {},
      rule: 'B12',
      item: 'resign 3',
    });
  });

  it('B12 a pass between other branches goes with it, a branching or selection does not [resign/with_key_change]', () => {
    const state = stakedGame([3, 3, 3], {});
    expect(stakesOf(play(state, '1:e4 2:e4 resign 3 pass 1>2'))).toEqual({ 1: 2, 2: 4 });
    for (const line of [
      '1:e4 2:e4 4:d4 resign 3 branch 1>4 1+2',
      '1:e4 resign 3 select 2>1',
      '1:e4 2:e4 resign 3 select 3>1',
    ]) {
      expect([line, turnRefusal(state, line)]).toMatchObject([line, { code: 'resign/with_key_change', rule: 'B12' }]);
    }
  });

  it('B12 no move is made in a resigned branch, and it is not drawn as well', () => {
    const offered = play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 2');
    expect(turnRefusal(offered, '1:e5 2:e5 resign 2')).toMatchObject({ code: 'turn/board_twice', item: '2:e5' });
    expect(turnRefusal(offered, '1:e5 draw 2 resign 2')).toMatchObject({ code: 'turn/board_twice', item: 'resign 2' });
  });

  it('B12 the last branch may be resigned', () => {
    const state = play(newGame({}), 'resign 1');
    expect(ledgerOf(state)).toEqual(['1 resignation 10 0:20']);
    expect(stakesOf(state)).toEqual({});
  });
});
