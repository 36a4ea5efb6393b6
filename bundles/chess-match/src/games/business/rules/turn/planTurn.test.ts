import { describe, expect, it } from 'vitest';
import { parseTurnLine } from '../../record/turnLine';
import { START_FEN } from '../../../chess/onFen';
import { drafted, gameAt, ledgerOf, newGame, play, stakedGame, shuffled, turnRefusal } from '../../../testing/play';
import { W } from '../../../testing/positions';
import { liveBranches, type State } from '../state';
import { plannedDraft } from './plannedDraft';
import { planTurn } from './planTurn';

const planned = (state: State, line: string) => planTurn(state, parseTurnLine(line).items, 'typed');

/** All that is said of a turn, as "item: code". */
const told = (state: State, line: string): string[] =>
  planned(state, line).problems.map(({ problem }) => `${problem.item ?? ''}: ${problem.code}`);

const at = (...fens: readonly string[]): State =>
  gameAt(
    fens.map((fen) => ({ stake: 4, fen })),
    {},
  );

/** Two branches, a draw offered on the first. */
const offered = (): State => ({ ...stakedGame([4, 4], {}), offers: ['b1'] });

/** Four branches, a draw offered on the second: its board may become a daughter's, who is the last to be born. */
const fourWithOffer = (...fens: readonly string[]): State => ({ ...at(...fens), offers: ['b2'] });

describe('what is said of a turn', () => {
  it('B3 stands in the order of its items, whatever stage finds it', () => {
    expect(told(stakedGame([4, 4], {}), '1:Ke2 draw 2 pass 2>2')).toEqual([
      '1:Ke2: move/illegal',
      'draw 2: draw/not_offered',
      'pass 2>2: pass/same_board',
    ]);
  });

  it('B2 the boards that lack a move stand by number', () => {
    const state = fourWithOffer(START_FEN, START_FEN, START_FEN, START_FEN);
    expect(planned(state, 'draw 2 3:e4 branch 1>2 1+3').lacks).toEqual([1, 2, 4]);
  });

  it('B2 an item for a board without a branch is refused, whatever it is', () => {
    expect(told(newGame({}), '1:e4 claim 2')).toEqual(['claim 2: board/no_branch']);
    expect(told(newGame({}), '1:e4 select 2>1')).toEqual(['select 2>1: board/no_branch']);
    expect(told(newGame({}), '1:e4 2:d4 branch 3>2 3+7')).toEqual(['branch 3>2 3+7: board/no_branch']);
  });

  it('B2 two items that settle one board are both named, whatever they are', () => {
    const twice = (state: State, line: string) => {
      const [problem] = planned(state, line).problems;
      return problem?.problem.code === 'turn/board_twice' ? problem.problem.params : problem;
    };
    expect(twice(stakedGame([4, 4], {}), '1:e4 2:e4 resign 1')).toEqual({ board: 1, items: ['1:e4', 'resign 1'] });
    expect(twice(offered(), 'draw 1 1:e4 2:e4')).toEqual({ board: 1, items: ['draw 1', '1:e4'] });
    expect(twice(shuffled(stakedGame([4, 4], {}), 8), 'claim 1 resign 1 2:e4')).toEqual({
      board: 1,
      items: ['claim 1', 'resign 1'],
    });
    expect(twice(stakedGame([4, 4], {}), '2:e4 resign 1 select 1>2')).toMatchObject({
      index: 2,
      problem: { code: 'resign/with_key_change' },
    });
  });

  it('B4 of a second key change only that it is one too many', () => {
    const state = stakedGame([4, 4, 4], {});
    expect(told(state, '1:e4 2:e4 3:e4 pass 1>2 pass 1>9')).toEqual(['pass 1>9: turn/two_key_changes']);
    expect(told(state, '1:e4 2:e4 select 3>1 select 3>9')).toEqual(['select 3>9: turn/two_key_changes']);
    expect(told(state, '1:e4 2:e4 3:e4 4:d4 5:c4 branch 1>4 1+3 branch 2>5 1+3')).toEqual([
      'branch 2>5 1+3: turn/two_key_changes',
    ]);
  });

  it('B6 of a move for a daughter that nothing makes, that the branching is missing, and one that fits [branch/missing]', () => {
    const state = stakedGame([1, 4], {});
    expect(told(state, '1:e4 offer 3 2:e4 3:d4 3:c4')).toEqual(['3:d4: branch/missing']);
    expect(turnRefusal(state, '1:e4 2:e4 3:d4')).toMatchObject({
      code: 'branch/missing',
      rule: 'B6',
      params: { board: 3, such: 'branch 2>3 3+1' },
    });
    expect(told(state, '1:e4 2:e4 3:d4 branch 2>3 3+1')).toEqual([]);
  });

  it('B6 a board that no branching of this turn could fill has no branch', () => {
    const none = ['3:d4: board/no_branch'];
    expect(told(stakedGame([4], {}), '1:e4 3:d4')).toEqual(none);
    expect(told(stakedGame([4], {}), '1:e4 offer 2')).toEqual(['offer 2: board/no_branch']);
    expect(told(stakedGame([1, 1], {}), '1:e4 2:e4 3:d4')).toEqual(none);
    expect(told(stakedGame([4, 4], {}), '1:e4 2:e4 3:d4 pass 1>2')).toEqual(none);
    expect(told(stakedGame([4, 4], {}), '2:e4 3:d4 resign 1')).toEqual(none);
    expect(told({ ...stakedGame([4, 4], {}), vetoes: [{ by: 'black', ply: 0 }] }, '1:e4 2:e4 3:d4')).toEqual(none);
  });

  it('B6 a board that no refused branching meant has no branch', () => {
    expect(told(newGame({}), '1:e4 2:d4 3:c4 branch 1>2 3+8')).toEqual([
      '3:c4: board/no_branch',
      'branch 1>2 3+8: branch/bad_split',
    ]);
  });

  it('B11 B12 a branch that is resigned or claimed as drawn is not given up as well', () => {
    expect(told(stakedGame([4, 4], {}), '2:e4 resign 1 select 1>2')).toEqual([
      'select 1>2: resign/with_key_change',
      'select 1>2: turn/board_twice',
    ]);
    const claimed = shuffled(stakedGame([4, 4, 4], {}), 8);
    expect(told(claimed, '2:e4 3:e4 claim 1 select 1>2')).toEqual(['select 1>2: select/mated_or_drawn']);
  });

  it('B11 a branch whose move would mate is not given up, and is named', () => {
    expect(turnRefusal(at(W.mateInOne, START_FEN), '1:Ra8# 2:e4 select 1>2').params).toEqual({ board: 1 });
  });

  it('B17 of a game that is over that it is, and nothing more', () => {
    const over = planned(play(newGame({}), 'resign 1'), '1:e5');
    expect(over).toMatchObject({ problems: [{ index: -1, problem: { code: 'game/over', item: null } }] });
    expect([over.lacks, over.ends]).toEqual([[], []]);
  });

  it('B2 a move that is none is told the live boards where it is one, by number', () => {
    const elsewhere = (line: string): unknown =>
      turnRefusal(fourWithOffer(START_FEN, START_FEN, W.mateInOne, START_FEN), line).params;
    expect(elsewhere('draw 2 1:e4 2:d4 3:Nf3 4:e4 branch 1>2 1+3')).toMatchObject({ board: 3, elsewhere: [1, 2, 4] });
    expect(elsewhere('1:e4 2:e4 3:Nf3 resign 4')).toMatchObject({ elsewhere: [1, 2] });
  });
});

describe('B6 mother and daughter', () => {
  it('B6 must part, whichever board the mother stands on', () => {
    expect(told(stakedGame([4, 4], {}), '1:e4 2:d4 3:d4 branch 2>3 1+3')).toEqual(['branch 2>3 1+3: branch/same_move']);
  });
});

describe('B10 chips that are placed wrongly', () => {
  it.each(['select 3>1:2,1:2', 'select 3>1:2,9:2'])('stay where they are: %s', (item) => {
    const { plan } = planned(stakedGame([4, 4, 4], {}), `1:e4 2:e4 ${item}`);
    expect([plan.branchTurns.map(({ stake }) => stake), plan.selection]).toEqual([[4, 4, 4], null]);
  });
});

describe('B13 offers', () => {
  it('B13 on a board freed for a daughter it is the daughter’s', () => {
    const state = play(offered(), 'draw 1 2:e4 1:d4 branch 2>1 1+3 offer 1');
    expect(state.offers).toEqual([liveBranches(state).find(({ board }) => board === 1)?.id]);
  });
});

describe('B15 claims', () => {
  it('B15 a refused one leaves the board without a move', () => {
    const { problems, lacks } = planned(stakedGame([4, 4], {}), '1:e4 claim 2');
    expect([problems.map(({ problem }) => problem.code), lacks]).toEqual([['claim/nothing_to_claim'], [2]]);
  });

  it('B15 one made with the mother’s move is of the position after it', () => {
    expect(ledgerOf(play(at(W.fiftyInOne), '1:Ra2 2:Kd1 branch 1>2 1+3 claim 1'))).toEqual(['1 fifty 1 1:1']);
  });

  it('B15 one made with the move of a daughter on a board that a draw has freed is hers', () => {
    const state = { ...at(START_FEN, W.fiftyInOne), offers: ['b1'] };
    expect(ledgerOf(play(state, 'draw 1 1:Ra2 2:Kd1 branch 2>1 3+1 claim 1'))).toEqual([
      '1 draw 4 4:4',
      '1 fifty 1 1:1',
    ]);
  });

  it('B15 one made with a move that is none, or with one too many, goes unjudged', () => {
    expect(told(at(START_FEN, START_FEN), '1:Ke2 2:e4 claim 1')).toEqual(['1:Ke2: move/illegal']);
    expect(told(at(START_FEN, START_FEN), '1:e4 2:e4 resign 1 claim 1')).toEqual(['1:e4: turn/board_twice']);
  });

  it('B15 a ruling is on one branch: the same claim on another stands', () => {
    const refused = { branch: 'b1', san: null, accepted: false, reason: 'looked at it' };
    const state = { ...shuffled(stakedGame([4, 4], {}), 8), rulings: [refused] };
    expect(told(state, 'claim 1 2:e4')).toEqual(['claim 1: claim/refused']);
    expect(told(state, '1:e4 claim 2')).toEqual([]);
  });
});

describe('B22 a veto', () => {
  it('B22 bars its declarer later only where it is for both sides', () => {
    const vetoed = (vetoScope: string): State => {
      const state = newGame({ vetoScope });
      return play({ ...state, vetoes: [{ by: 'white', ply: state.ply }] }, '1:e4', '1:e5');
    };
    const branching = '1:Nf3 2:Nc3 branch 1>2 3+7';
    expect(told(vetoed('both'), branching)).toEqual([`branch 1>2 3+7: branch/vetoed`]);
    expect(told(vetoed('opponent'), branching)).toEqual([]);
  });
});

describe('the draft', () => {
  it('B6 blames a branching that cannot be read, not the moves for its daughter', () => {
    const codes = (line: string) => {
      const { parsed, planned } = plannedDraft(drafted(newGame({}), line));
      return [...planned.problems.map(({ problem }) => problem.code), ...parsed.errors.map(({ code }) => code)];
    };
    expect(codes('1:e4 2:d4 branch 1>2')).toEqual(['notation/bad_item']);
    expect(codes('1:e4 2:d4 offer 2 branch 1>2')).toEqual(['notation/bad_item']);
    expect(codes('1:e4 resign 2 branch 1>2')).toEqual(['board/no_branch', 'notation/bad_item']);
  });

  it('is worked out once for a state', () => {
    const state = drafted(newGame({}), '1:e4');
    expect(plannedDraft(state)).toBe(plannedDraft(state));
    expect(plannedDraft(state)).not.toBe(plannedDraft(drafted(state, '1:d4')));
  });
});
