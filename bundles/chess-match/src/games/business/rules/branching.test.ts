import { describe, expect, it } from 'vitest';
import { positionKey, START_FEN } from '../../chess/onFen';
import {
  after,
  gameAt,
  ledgerOf,
  newGame,
  play,
  stakedGame,
  stakesOf,
  shuffled,
  T0,
  turnRefusal,
} from '../../testing/play';
import { W } from '../../testing/positions';
import { liveBranches, type State } from './state';

const SECOND = '1:e4 2:d4 branch 1>2 3+7';

const idsByBoard = (state: State): Record<number, string> =>
  Object.fromEntries(liveBranches(state).map(({ board, id }) => [board, id]));

/** Five boards in use, two chips each; Black to move, a draw offered on every board. */
const fullHouse = (settings: Readonly<Record<string, unknown>>): State =>
  play(stakedGame([2, 2, 2, 2, 2], settings), '1:e4 2:e4 3:e4 4:e4 5:e4 offer 1 offer 2 offer 3 offer 4 offer 5');

describe('B6 branching', () => {
  it('B6 the mother is doubled, both make their move, the chips are split, their sum unchanged', () => {
    const state = play(newGame({}), SECOND);
    expect(liveBranches(state)).toMatchObject([
      { id: 'b1', board: 1, stake: 3, line: ['e4'], mother: null, bornPly: 0 },
      { id: 'b2', board: 2, stake: 7, line: ['d4'], mother: { branch: 'b1', board: 1 }, bornPly: 1 },
    ]);
    expect(state.forks).toEqual([
      {
        ply: 1,
        turn: '1.',
        side: 'white',
        mother: 'b1',
        daughter: 'b2',
        motherSan: 'e4',
        daughterSan: 'd4',
        motherChips: 3,
        daughterChips: 7,
      },
    ]);
  });

  it('B6 the daughter’s line is the mother’s up to the fork, and her stakes begin with it', () => {
    const state = play(newGame({}), '1:e4', '1:e5 2:c5 branch 1>2 9+1', '1:Nf3 2:Nc3');
    const [mother, daughter] = liveBranches(state);
    expect([mother?.line, daughter?.line]).toEqual([
      ['e4', 'e5', 'Nf3'],
      ['e4', 'c5', 'Nc3'],
    ]);
    expect(mother?.stakes).toEqual([
      { ply: 0, chips: 10 },
      { ply: 2, chips: 9 },
    ]);
    expect(daughter?.stakes).toEqual([{ ply: 2, chips: 1 }]);
  });

  it('B6 a mother of stake 1 cannot branch [branch/rating_too_low]', () => {
    expect(turnRefusal(newGame({ gameRating: 1 }), '1:e4 2:d4 branch 1>2 1+1')).toEqual({
      code: 'branch/rating_too_low',
      params: { board: 1, rating: 1 },
      rule: 'B6',
      item: 'branch 1>2 1+1',
    });
    expect(stakesOf(play(newGame({ gameRating: 2 }), '1:e4 2:d4 branch 1>2 1+1'))).toEqual({ 1: 1, 2: 1 });
  });

  it('B6 the split keeps the sum, each at least 1 [branch/bad_split]', () => {
    for (const split of ['3+6', '3+8', '10+0', '0+10', '11+0', '0+0']) {
      const [keep, give] = split.split('+').map(Number);
      expect(turnRefusal(newGame({}), `1:e4 2:d4 branch 1>2 ${split}`)).toEqual({
        code: 'branch/bad_split',
        params: { board: 1, rating: 10, keep, give },
        rule: 'B6',
        item: `branch 1>2 ${split}`,
      });
    }
  });

  it('B6 mother and daughter need different moves, however written [branch/same_move]', () => {
    expect(turnRefusal(newGame({}), '1:e4 2:e4 branch 1>2 5+5')).toEqual({
      code: 'branch/same_move',
      params: { board: 1, daughter: 2, san: 'e4' },
      rule: 'B6',
      item: 'branch 1>2 5+5',
    });
    const castling = gameAt([{ stake: 4, fen: W.castling }], {});
    expect(turnRefusal(castling, '1:O-O 2:0-0 branch 1>2 2+2').code).toBe('branch/same_move');
    const mating = gameAt([{ stake: 4, fen: W.mateInOne }], {});
    expect(turnRefusal(mating, '1:Ra8 2:Ra8# branch 1>2 2+2').code).toBe('branch/same_move');
  });

  it('B6 the daughter needs her move too', () => {
    expect(turnRefusal(newGame({}), '1:e4 branch 1>2 5+5')).toMatchObject({
      code: 'turn/incomplete',
      params: { boards: [2] },
    });
    expect(turnRefusal(newGame({}), '2:e4 branch 1>2 5+5')).toMatchObject({
      code: 'turn/incomplete',
      params: { boards: [1] },
    });
  });

  it('B6 without a free board nothing branches [branch/no_free_board]', () => {
    const full = stakedGame([2, 2, 2, 2, 2], {});
    expect(turnRefusal(full, '1:e4 2:e4 3:e4 4:e4 5:e4 branch 1>6 1+1')).toEqual({
      code: 'branch/no_free_board',
      params: { boards: 5 },
      rule: 'B6',
      item: 'branch 1>6 1+1',
    });
    expect(turnRefusal(newGame({ boards: 1 }), SECOND).code).toBe('branch/no_free_board');
  });

  it('B6 a refused branching is what is reported, not the daughter’s move that hangs on it', () => {
    expect(turnRefusal(newGame({}), '1:e4 2:d4 branch 1>2 3+8').item).toBe('branch 1>2 3+8');
    expect(turnRefusal(newGame({}), '1:e4 2:d4 offer 2 branch 1>2 3+8').item).toBe('branch 1>2 3+8');
    expect(turnRefusal(newGame({ boards: 1 }), '1:e4 2:d4 claim 2 branch 1>2 3+7').code).toBe('branch/no_free_board');
    expect(turnRefusal(newGame({ boards: 2 }), '1:e4 2:d4 claim 2 branch 1>2 3+8').item).toBe('branch 1>2 3+8');
  });

  it('B6 only a live branch that stays in play is a mother', () => {
    const state = play(stakedGame([4, 4], {}), '1:e4 2:e4 offer 1');
    expect(turnRefusal(state, '1:e5 2:e5 4:c5 branch 3>4 2+2').code).toBe('board/no_branch');
    expect(turnRefusal(state, 'draw 1 2:e5 3:c5 branch 1>3 2+2')).toMatchObject({
      code: 'board/no_branch',
      item: 'branch 1>3 2+2',
    });
  });

  it('B6 a daughter may be the next mother, and a mother may branch again', () => {
    const state = play(newGame({}), SECOND, '1:e5 2:d5 3:f5 branch 2>3 3+4', '1:Nf3 2:Nf3 3:Nf3 4:Nc3 branch 3>4 1+3');
    expect(stakesOf(state)).toEqual({ 1: 3, 2: 3, 3: 1, 4: 3 });
    expect(liveBranches(state).map(({ mother }) => mother?.branch ?? null)).toEqual([null, 'b1', 'b2', 'b3']);
    expect(liveBranches(state)[3]?.line).toEqual(['d4', 'f5', 'Nc3']);
  });
});

describe('B7 the daughter’s board', () => {
  it('B7 the lowest free board, not another [branch/wrong_board]', () => {
    expect(turnRefusal(newGame({}), '1:e4 3:d4 branch 1>3 3+7')).toEqual({
      code: 'branch/wrong_board',
      params: { board: 3, free: 2 },
      rule: 'B7',
      item: 'branch 1>3 3+7',
    });
    expect(turnRefusal(newGame({}), '1:e4 branch 1>1 3+7')).toMatchObject({ code: 'branch/wrong_board' });
  });

  it('B7 an ended branch’s board serves again, under a branch id of its own', () => {
    const opened = play(fullHouse({}), 'draw 2 draw 4 1:e5 3:e5 5:e5');
    expect(turnRefusal(opened, '1:Nf3 3:Nf3 5:Nf3 4:Nc3 branch 1>4 1+1').params).toEqual({ board: 4, free: 2 });
    const reused = play(opened, '1:Nf3 3:Nf3 5:Nf3 2:Nc3 branch 1>2 1+1');
    expect(idsByBoard(reused)).toEqual({ 1: 'b1', 2: 'b6', 3: 'b3', 5: 'b5' });
    const again = play(reused, '1:Nf6 2:Nf6 3:Nf6 5:Nf6 4:Nc6 branch 3>4 1+1');
    expect(idsByBoard(again)).toEqual({ 1: 'b1', 2: 'b6', 3: 'b3', 4: 'b7', 5: 'b5' });
    expect(again.branches.filter(({ board }) => board === 2).map(({ id }) => id)).toEqual(['b2', 'b6']);
  });

  it('B7 with reuseBoards off a board serves once', () => {
    const settings = { reuseBoards: false };
    const opened = play(stakedGame([4, 4], settings), '1:e4 2:e4 offer 2', '1:e5 draw 2');
    expect(turnRefusal(opened, '1:Nf3 2:Nc3 branch 1>2 2+2')).toMatchObject({
      code: 'branch/wrong_board',
      params: { board: 2, free: 3 },
    });
    expect(idsByBoard(play(opened, '1:Nf3 3:Nc3 branch 1>3 2+2'))).toEqual({ 1: 'b1', 3: 'b3' });
    const spent = play(fullHouse(settings), 'draw 2 draw 4 1:e5 3:e5 5:e5');
    expect(turnRefusal(spent, '1:Nf3 3:Nf3 5:Nf3 2:Nc3 branch 1>2 1+1').code).toBe('branch/no_free_board');
  });
});

describe('B8 setting up the daughter’s board', () => {
  const running = (settings: Readonly<Record<string, unknown>>): State =>
    after(newGame(settings), { type: 'startClock' }, T0);
  const branching = { type: 'commitTurn', line: SECOND } as const;

  it('B8 with cloneStop a branching stops the clock until the arbiter starts it', () => {
    const state = after(running({ cloneStop: true }), branching, T0 + 5000);
    expect(state.clock).toEqual({ remainingMs: { white: 5_395_000, black: 5_400_000 }, running: null, sinceMs: null });
    expect(after(state, { type: 'startClock' }, T0 + 60_000).clock).toMatchObject({
      running: 'black',
      sinceMs: T0 + 60_000,
    });
    expect(after(running({ cloneStop: true }), { type: 'commitTurn', line: '1:e4' }, T0).clock.running).toBe('black');
  });

  it('B8 by default a branching does not touch the clock', () => {
    expect(after(running({}), branching, T0 + 5000).clock).toMatchObject({ running: 'black', sinceMs: T0 + 5000 });
  });
});

describe('B15 repetition in a daughter', () => {
  /** The knights go to and fro; then a fork, and the daughter alone brings the starting position about once more. */
  const shuffledDaughter = (settings: Readonly<Record<string, unknown>>, turns: number): State =>
    play(shuffled(newGame(settings), turns), '1:e4 2:Nc3 branch 1>2 5+5', '1:e5 2:Nc6', '1:d4 2:Nb1', '1:d5 2:Nb8');

  it('B15 the history of a daughter contains its mother’s moves', () => {
    const state = shuffledDaughter({}, 4);
    expect(liveBranches(state)[1]?.keys.filter((key) => key === positionKey(START_FEN))).toHaveLength(3);
    expect(ledgerOf(play(state, '1:c4 claim 2'))).toEqual(['2 repetition 5 5:5']);
  });

  it('B15 with repetitionThroughMother off it begins with the position the daughter was set up in', () => {
    const state = shuffledDaughter({ repetitionThroughMother: false }, 8);
    expect(turnRefusal(state, '1:c4 claim 2')).toMatchObject({
      code: 'claim/nothing_to_claim',
      params: { occurrences: 2 },
    });
    const later = play(state, '1:c4 2:Nc3', '1:c5 2:Nc6', '1:b4 2:Nb1', '1:b5 2:Nb8');
    expect(ledgerOf(play(later, '1:a4 claim 2'))).toEqual(['2 repetition 5 5:5']);
  });

  it('B15 the mother’s own history is untouched by the fork, whatever the setting', () => {
    const state = play(
      shuffled(newGame({ repetitionThroughMother: false }), 4),
      '1:Nc3 2:e4 branch 1>2 5+5',
      '1:Nc6 2:e5',
      '1:Nb1 2:d4',
      '1:Nb8 2:d5',
    );
    expect(ledgerOf(play(state, 'claim 1 2:c4'))).toEqual(['1 repetition 5 5:5']);
  });

  it('B15 the count of 50 moves goes on in a daughter', () => {
    const state = gameAt([{ stake: 4, fen: W.fiftyInOne }], { repetitionThroughMother: false });
    expect(ledgerOf(play(state, '1:Ra2 2:Ra3 branch 1>2 1+3 claim 2'))).toEqual(['2 fifty 3 3:3']);
  });
});
