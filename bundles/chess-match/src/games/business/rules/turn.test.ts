import { describe, expect, it } from 'vitest';
import { ONE_THREAD } from '../../common/threads';
import { START_FEN } from '../../chess/onFen';
import {
  drafted,
  eventsOf,
  fenAfter,
  fold,
  gameAt,
  ledgerOf,
  newGame,
  play,
  stakedGame,
  stakesOf,
  refusalOf,
  shuffled,
  T0,
  turnOf,
  turnRefusal,
} from '../../testing/play';
import { W } from '../../testing/positions';
import { readRecord } from '../record/readRecord';
import { problemText } from '../../../texts';
import { business } from '..';
import { playRecord } from '../record/playRecord';
import { liveBranches } from './state';

describe('B1 the beginning', () => {
  it('B1 one live branch on board 1 holds all chips, White to move, clocks full and stopped', () => {
    const state = newGame({});
    expect(liveBranches(state)).toMatchObject([{ id: 'b1', board: 1, stake: 10, fen: START_FEN, line: [] }]);
    expect(state).toMatchObject({ ply: 0, chipsOut: 0, ledger: [], vetoes: [], controlBoard: false, draft: '' });
    expect(state.clock).toEqual({ remainingMs: { white: 5_400_000, black: 5_400_000 }, running: null, sinceMs: null });
  });

  it('B1 the game rating is a setting', () => {
    expect(liveBranches(newGame({ gameRating: 17 }))).toMatchObject([{ stake: 17 }]);
  });
});

describe('B2 a complete turn', () => {
  it('B2 one legal move in every live branch, in any order of the items', () => {
    const state = play(stakedGame([3, 3, 4], {}), '3:e4 1:d4 2:Nf3');
    expect(state.ply).toBe(1);
    expect(liveBranches(state).map(({ line }) => line)).toEqual([['d4'], ['Nf3'], ['e4']]);
    expect(liveBranches(state).map(({ fen }) => fen)).toEqual(['d4', 'Nf3', 'e4'].map((san) => fenAfter([san])));
  });

  it('B2 a branch without a move is listed [turn/incomplete]', () => {
    const state = stakedGame([2, 2, 2, 2, 2], {});
    const problem = turnRefusal(state, '4:e4 1:d4 2:Nf3');
    expect(problem).toEqual({ code: 'turn/incomplete', params: { boards: [3, 5] }, rule: 'B2', item: null });
    expect(turnRefusal(state, '').params).toEqual({ boards: [1, 2, 3, 4, 5] });
  });

  it('B2 two moves in one branch are refused [turn/board_twice]', () => {
    const problem = turnRefusal(newGame({}), '1:e4 1:d4');
    expect(problem).toEqual({
      code: 'turn/board_twice',
      params: { board: 1, items: ['1:e4', '1:d4'] },
      rule: 'B2',
      item: '1:d4',
    });
    expect(problemText(problem, 'ru')).toBe('Судьба доски 1 решена дважды. Удалите «1:e4» или «1:d4».');
    const given = turnRefusal(stakedGame([5, 5], {}), '1:e4 2:Nf3 select 2>1');
    expect(problemText(given, 'ru')).toBe('Судьба доски 2 решена дважды. Удалите «2:Кf3» или «отбор 2>1».');
  });

  it('B2 an illegal move is refused, quoted [move/illegal]', () => {
    const problem = turnRefusal(stakedGame([5, 5], {}), '1:e4 2:Ke2');
    expect(problem).toEqual({
      code: 'move/illegal',
      params: { board: 2, san: 'Ke2', side: 'white', why: { kind: 'own-man', to: 'e2' }, elsewhere: [] },
      rule: 'B2',
      item: '2:Ke2',
    });
    expect(turnRefusal(play(newGame({}), '1:e4'), '1:e4')).toMatchObject({ params: { side: 'black' } });
  });

  it('B2 an ambiguous move is refused with what it could mean [move/ambiguous]', () => {
    const problem = turnRefusal(gameAt([{ stake: 10, fen: W.twoKnights }], {}), '1:Nd2');
    expect(problem).toEqual({
      code: 'move/ambiguous',
      params: { board: 1, san: 'Nd2', candidates: expect.arrayContaining(['Nbd2', 'Nfd2']) as string[] },
      rule: 'B2',
      item: '1:Nd2',
    });
  });

  it('B2 a board without a live branch is refused [board/no_branch]', () => {
    for (const line of [
      '1:e4 3:e4',
      '1:e4 pass 1>2',
      '1:e4 pass 3>1',
      '1:e4 resign 4',
      '1:e4 offer 5',
      '1:e4 draw 2',
    ]) {
      expect(turnRefusal(newGame({}), line)).toMatchObject({ code: 'board/no_branch', rule: 'B2' });
    }
  });

  it('B7 a board this game does not have is refused [board/unknown]', () => {
    const state = newGame({ boards: 3 });
    for (const board of [0, 4, 10]) {
      const problem = turnRefusal(state, `1:e4 ${board}:e4`);
      expect(problem).toMatchObject({ code: 'board/unknown', params: { board, boards: 3 }, item: `${board}:e4` });
    }
  });

  it('B2 standard SAN is kept, whatever was typed: marks, castling, promotion, an origin in excess', () => {
    const at = (fen: string) => gameAt([{ stake: 1, fen }], {});
    expect(turnOf(at(W.mateInOne), '1:Ra8').line).toBe('1:Ra8#');
    expect(turnOf(at(W.mateInOne), '1:Ra8+').line).toBe('1:Ra8#');
    expect(turnOf(at(W.castling), '1:0-0-0').line).toBe('1:O-O-O');
    expect(turnOf(at(W.castling), '1:0-0').line).toBe('1:O-O');
    expect(turnOf(at(W.promotion), '1:a8Q').line).toBe('1:a8=Q');
    expect(turnOf(at(W.twoKnights), '1:Nba3').line).toBe('1:Na3');
  });

  it('B2 nothing is guessed: a wrong mark, what is no move, a promotion without its piece', () => {
    const at = (fen: string) => gameAt([{ stake: 1, fen }], {});
    const refused = (fen: string, san: string): string => turnRefusal(at(fen), `1:${san}`).code;
    expect(refused(W.twoKnights, 'Na3#')).toBe('move/illegal');
    expect(refused(W.twoKnights, 'Na3+')).toBe('move/illegal');
    expect(refused(W.castling, 'O-O-O-O')).toBe('move/illegal');
    expect(refused(W.castling, '0-0-')).toBe('move/illegal');
    expect(refused(W.promotion, 'a8')).toBe('move/ambiguous');
    expect(refused(START_FEN, '--')).toBe('move/illegal');
  });

  it.each([
    ['e2e4', 'e4'],
    ['e2-e4', 'e4'],
    ['Ng1f3', 'Nf3'],
    ['g1-f3', 'Nf3'],
    ['nf3', 'Nf3'],
    ['Кf3', 'Nf3'],
    ['кf3', 'Nf3'],
    ['е4', 'e4'],
    ['у4', 'e4'],
  ])('B2 people may write %s for %s, records may not', (text, san) => {
    expect(turnOf(newGame({}), `1:${text}`).line).toBe(`1:${san}`);
    const isPlain = text === 'Ng1f3';
    const record = readRecord(`1. 1:${text}\n`);
    expect(record.ok && playRecord(record.value).ok).toBe(isPlain);
  });

  it('B2 letters of a piece are that piece: Кe1 is no rook, whatever its key', () => {
    const rookOnly = gameAt([{ stake: 1, fen: '4k3/8/8/8/8/8/8/R6K w - - 0 1' }], {});
    expect(turnRefusal(rookOnly, '1:Кe1').params).toMatchObject({ why: { kind: 'no-man', piece: 'n' } });
    // "Ла2" is a rook; by its keys it would be a king's move: both are legal, so it is asked.
    expect(turnRefusal(gameAt([{ stake: 1, fen: '4k3/8/8/8/8/8/5K2/R7 w - - 0 1' }], {}), '1:Ла3')).toMatchObject({
      code: 'move/ambiguous',
      params: { candidates: ['Ra3', 'Kf3'] },
    });
  });

  it('B2 a move that is legal on another board is told where', () => {
    const state = play(stakedGame([5, 5], {}), '1:e4 2:d4', '1:e5 2:d5');
    const problem = turnRefusal(state, '1:Nf3 2:Bc4');
    expect(problem.params).toMatchObject({ board: 2, why: { kind: 'blocked', from: 'f1', at: 'e2' }, elsewhere: [1] });
    expect(problemText(problem, 'ru')).toBe(
      'Доска 2: белые не могут сыграть Сc4: путь с f1 закрыт на e2. На доске 1 такой ход есть.',
    );
  });
});

describe('B3 the draft', () => {
  it('B3 a refused turn leaves nothing behind, the draft stays', () => {
    const before = drafted(newGame({}), '1:e5');
    expect(refusalOf(before, { type: 'commitTurn', line: null }, T0)).toMatchObject({
      code: 'move/illegal',
      item: '1:e5',
    });
    expect(before).toMatchObject({ draft: '1:e5', ply: 0 });
  });

  it('B3 the draft changes freely, then one press commits it; it leaves no trace in the game', () => {
    const typed = ['1:e5', '', 'nonsense {', '1:e4'];
    const last = typed.reduce(drafted, newGame({}));
    const events = eventsOf(last, { type: 'commitTurn', line: null }, T0);
    expect(events).toEqual(eventsOf(newGame({}), { type: 'commitTurn', line: '1:e4' }, T0));
    expect(fold(newGame({}), events)).toMatchObject({ ply: 1, draft: '' });
  });

  it('B3 each turn has a draft of its own; drafts that were entries of the journal are found, and count for nothing', () => {
    const begun = newGame({});
    const old = { type: 'draftSet', ply: 0, line: '1:e4', atMs: T0 } as const;
    expect(business.keptDraft(old)).toEqual({ turn: business.turnKey(begun, ONE_THREAD), line: '1:e4' });
    expect(fold(begun, [old])).toEqual(begun);
    const next = play(begun, '1:e4');
    expect(business.turnKey(next, ONE_THREAD)).not.toBe(business.turnKey(begun, ONE_THREAD));
    expect(business.turnKey(play(next, 'resign 1'), ONE_THREAD)).toBeNull();
  });

  it('B3 text that is no item refuses the turn with its own code', () => {
    expect(refusalOf(newGame({}), { type: 'commitTurn', line: '1:e4 bishop' }, T0)).toMatchObject({
      code: 'notation/unknown_item',
      item: 'bishop',
    });
    expect(refusalOf(newGame({}), { type: 'commitTurn', line: '1:e4 pass 1' }, T0)).toMatchObject({
      code: 'notation/bad_item',
      item: 'pass 1',
    });
  });
});

describe('B4 key changes', () => {
  it('B4 none is allowed, one is allowed', () => {
    const state = stakedGame([3, 3], {});
    expect(play(state, '1:e4 2:e4').ply).toBe(1);
    expect(play(state, '1:e4 2:e4 pass 1>2').ply).toBe(1);
    expect(play(state, '1:e4 2:e4 3:d4 branch 1>3 1+2').ply).toBe(1);
    expect(play(state, '2:e4 select 1>2').ply).toBe(1);
  });

  it('B4 two are refused, whatever their kinds [turn/two_key_changes]', () => {
    const state = stakedGame([3, 3, 3], {});
    const moves = '1:e4 2:e4 3:e4';
    const pairs: [string, string][] = [
      [`${moves} pass 1>2 pass 2>3`, 'pass 2>3'],
      [`${moves} 4:d4 branch 1>4 1+2 pass 2>3`, 'pass 2>3'],
      [`${moves} 4:d4 pass 2>3 branch 1>4 1+2`, 'branch 1>4 1+2'],
      ['1:e4 2:e4 select 3>1 pass 1>2', 'pass 1>2'],
      ['1:e4 select 3>1 select 2>1', 'select 2>1'],
      [`${moves} 4:d4 5:d4 branch 1>4 1+2 branch 2>5 1+2`, 'branch 2>5 1+2'],
      ['1:e4 2:e4 4:d4 select 3>1 branch 1>4 1+2', 'branch 1>4 1+2'],
    ];
    for (const [line, item] of pairs) {
      const problem = turnRefusal(state, line);
      expect([line, problem.code, problem.item]).toEqual([line, 'turn/two_key_changes', item]);
    }
  });
});

describe('B5 the order inside a turn', () => {
  it('B5 an accepted draw comes before the moves: its board is free for a daughter in the same turn', () => {
    const offered = play(stakedGame([2, 2, 2, 2, 2], {}), '1:e4 2:e4 3:e4 4:e4 5:e4 offer 2');
    const state = play(offered, 'draw 2 1:e5 2:c5 3:e5 4:e5 5:e5 branch 1>2 1+1');
    expect(state.ledger).toMatchObject([{ branch: 'b2', board: 2, kind: 'draw', rating: 2 }]);
    expect(liveBranches(state).map(({ id, board, line }) => `${id} ${board} ${line.join(' ')}`)).toEqual([
      'b1 1 e4 e5',
      'b6 2 e4 c5',
      'b3 3 e4 e5',
      'b4 4 e4 e5',
      'b5 5 e4 e5',
    ]);
  });

  it('B5 a claim of the standing position frees its board too: the move there is the daughter’s', () => {
    const state = shuffled(stakedGame([5, 5], { boards: 2 }), 8);
    expect(turnRefusal(state, '1:e4 2:d4 branch 1>2 2+3').code).toBe('branch/no_free_board');
    const claimed = play(state, '1:e4 2:d4 claim 2 branch 1>2 2+3');
    expect(ledgerOf(claimed)).toEqual(['2 repetition 5 5:5']);
    expect(stakesOf(claimed)).toEqual({ 1: 2, 2: 3 });
    expect(liveBranches(claimed)[1]).toMatchObject({ id: 'b3', mother: { branch: 'b1', board: 1 } });
  });

  it('B5 a board whose branch ends by this turn’s move is not free yet', () => {
    const five = [W.mateInOne, START_FEN, START_FEN, START_FEN, START_FEN];
    const state = gameAt(
      five.map((fen) => ({ stake: 2, fen })),
      {},
    );
    expect(turnRefusal(state, '1:Ra8 2:e4 3:e4 4:e4 5:e4 branch 2>1 1+1').code).toBe('branch/no_free_board');
  });

  it('B5 a resignation comes before the moves: its chips do not take part in the pass', () => {
    const state = stakedGame([2, 3, 4], {});
    expect(turnRefusal(state, '2:e4 3:e4 resign 1 pass 1>2').item).toBe('pass 1>2');
    expect(turnRefusal(state, '2:e4 3:e4 resign 1 pass 2>1').item).toBe('pass 2>1');
    expect(stakesOf(play(state, '2:e4 3:e4 resign 1 pass 2>3'))).toEqual({ 2: 2, 3: 5 });
  });

  it('B5 moves come before stakes change: a branch mated in the turn cannot pass, one mated by its daughter’s move can split', () => {
    const state = gameAt(
      [
        { stake: 4, fen: W.mateInOne },
        { stake: 2, fen: START_FEN },
      ],
      {},
    );
    expect(turnRefusal(state, '1:Ra8 2:e4 pass 1>2').code).toBe('pass/mated');
    expect(ledgerOf(play(state, '1:Ra8 3:Kf1 2:e4 branch 1>3 1+3'))).toEqual(['1 mate 1 2:0']);
  });
});

describe('B17 the end of the game', () => {
  it('B17 with no live branch the game is over and takes no more turns, vetoes, flags or corrections [game/over]', () => {
    const over = play(newGame({}), 'resign 1');
    const refused = [
      { type: 'commitTurn', line: '1:e5' },
      { type: 'commitTurn', line: '' },
      { type: 'declareVeto', side: 'black' },
      { type: 'flag', side: 'black' },
      { type: 'controlBoard', side: 'black' },
      { type: 'startClock' },
      { type: 'correctPosition', board: 1, fen: START_FEN, reason: 'late' },
      { type: 'correctRating', board: 1, rating: 3, reason: 'late' },
    ] as const;
    for (const command of refused) {
      expect([command.type, refusalOf(over, command, T0)]).toMatchObject([
        command.type,
        { code: 'game/over', rule: 'B17' },
      ]);
    }
  });
});
