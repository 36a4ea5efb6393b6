import { describe, expect, it } from 'vitest';
import { business, turnEntry } from '..';
import { SIDES, type Side } from '../../common/sides';
import { PENALTIES, type Penalty } from '../rules/state';
import { projectArbiter } from './arbiter';
import { projectCourse } from './course';
import { entry } from './entry';
import { after, drafted, draftOf, gameAt, newGame, play, stakedGame, T0 } from '../../testing/play';
import { W } from '../../testing/positions';
import { chipBadges, chipsOf } from './badges';
import { playOf } from './read';

describe('B3 the draft as pages see it', () => {
  it('B2 says per item what is wrong, what the turn lacks, and whether it is ready', () => {
    const view = draftOf(stakedGame([3, 3, 4], {}), '1:e4  bishop 2:Ke2 pass 1>9');
    expect(view.items.map(({ text, kind, board, problem }) => [text, kind, board, problem?.code ?? null])).toEqual([
      ['1:e4', 'move', 1, null],
      ['bishop', 'unknown', null, 'notation/unknown_item'],
      ['2:Ke2', 'move', 2, 'move/illegal'],
      ['pass 1>9', 'pass', 1, 'board/unknown'],
    ]);
    expect(view).toMatchObject({ line: '1:e4  bishop 2:Ke2 pass 1>9', lacks: [2, 3], ready: false, problems: [] });
    expect(draftOf(stakedGame([3, 3], {}), '1:e4 2:e4 pass 1>2')).toMatchObject({ lacks: [], ready: true });
    expect(draftOf(stakedGame([3, 3], {}), '')).toMatchObject({ items: [], lacks: [1, 2], ready: false });
  });

  it('B3 ready is exactly what the press accepts', () => {
    for (const line of ['1:e4 2:e4', '1:e4', '1:e4 2:e4 x', '1:e4 2:e5', '1:e4 2:e4 pass 1>1', '2:e4 select 1>2']) {
      const state = stakedGame([3, 3], {});
      expect([line, draftOf(state, line).ready]).toEqual([
        line,
        business.decide(state, { type: 'commitTurn', line }, T0).ok,
      ]);
    }
  });

  it('B6 shows the daughter with her mother, moved boards, ratings after the change', () => {
    const { boards } = draftOf(newGame({}), '1:e4 branch 1>2 3+7');
    expect(boards).toMatchObject([
      {
        board: 1,
        state: 'moved',
        badges: chipBadges(3),
        lastMoves: [{ from: 'e2', to: 'e4', san: 'e4' }],
      },
      { board: 2, state: 'to-move', badges: chipBadges(7), lastMoves: [] },
    ]);
    expect(entry(drafted(newGame({}), '1:e4 branch 1>2 3+7'), {}, 7).daughter).toEqual({ board: 2, mother: 1 });
    expect(boards[0]?.pieces).toMatchObject({ e4: 'wP' });
    expect(boards[1]?.pieces).toMatchObject({ e2: 'wP' });
  });

  it('B5 shows what ends before the moves', () => {
    const offered = play(stakedGame([3, 3, 4], {}), '1:e4 2:e4 3:e4 offer 1');
    const view = draftOf(offered, 'draw 1 resign 2 3:e5');
    expect(view.boards.map(({ board, state }) => [board, state])).toEqual([
      [1, 'drawn'],
      [2, 'resigned'],
      [3, 'moved'],
    ]);
    expect(entry(drafted(offered, 'draw 1'), {}, 7).offered).toEqual([1]);
    const given = draftOf(offered, 'select 2>3 1:e5');
    expect(given.boards.map((view) => [view.state, chipsOf(view)])).toEqual([
      ['moved', 3],
      ['given-up', 3],
      ['to-move', 7],
    ]);
  });

  it('B17 after the end there is nothing to draft', () => {
    expect(draftOf(play(newGame({}), 'resign 1'), '')).toMatchObject({
      ready: false,
      boards: [],
      problems: [{ code: 'game/over' }],
    });
    expect(entry(play(newGame({}), 'resign 1'), {}, 7)).toMatchObject({ matchVersion: 7, options: null, evidence: [] });
  });
});

describe('what pages see of a game', () => {
  const state = play(
    stakedGame([3, 2], { boards: 3 }),
    '1:e4 2:d4 offer 1 pass 1>2',
    'draw 1 2:d5',
    '2:c4 1:Nf3 branch 2>1 1+2',
  );
  const views = business.project(state);
  const course = projectCourse(state);

  it('B7 a board shows its live branch, else the last one that ended there, else nothing', () => {
    expect(views.boards.map((view) => [view.board, view.status, view.line, chipsOf(view)])).toEqual([
      [1, 'live', 'b3', 2],
      [2, 'live', 'b2', 1],
      [3, 'empty', null, 0],
    ]);
    const [ended] = business.project(play(newGame({}), 'resign 1')).boards;
    expect(ended).toMatchObject({
      status: 'ended',
      badges: [],
      toMove: null,
      result: { kind: 'resignation', turn: '1.', ply: 1, badges: chipBadges(10), white: 0, black: 20 },
    });
  });

  it('B13 an offer is told by its board with the side that made it, until its turn is over', () => {
    const offered = play(stakedGame([3, 2], {}), '1:e4 2:e4 offer 2');
    expect(playOf(business.project(offered)).offers).toEqual([{ board: 2, side: 'white' }]);
    expect(playOf(business.project(play(offered, '1:e5 2:e5'))).offers).toEqual([]);
  });

  it('B14 check and last move are marked', () => {
    const [board] = business.project(play(gameAt([{ stake: 2, fen: W.mateInOne }], {}), '1:Ra8')).boards;
    expect(board).toMatchObject({ check: ['g8'], lastMoves: [{ from: 'a1', to: 'a8', san: 'Ra8#' }] });
  });

  it('B19 score and ledger run up together', () => {
    expect(views.score).toMatchObject({
      white: 2,
      black: 2,
      ledger: [{ board: 1, badges: chipBadges(2), white: 2, black: 2, whiteTotal: 2 }],
    });
  });

  it('B6 B9 B10 the tree has every branch with its ratings, forks, passes, ends and scores', () => {
    expect(
      course.branches.map(({ branch, mother, bornPly, endPly, chips }) => [branch, mother, bornPly, endPly, chips]),
    ).toEqual([
      ['b1', null, 0, 2, 2],
      ['b2', null, 0, null, 1],
      ['b3', 'b2', 3, null, 2],
    ]);
    expect(course.branches[1]?.ratings).toEqual([
      { ply: 0, chips: 2 },
      { ply: 1, chips: 3 },
      { ply: 3, chips: 1 },
    ]);
    expect(course).toMatchObject({
      ply: 3,
      forks: [{ ply: 3, motherSan: 'c4', daughterSan: 'Nf3' }],
      passes: [{ ply: 1, from: 'b1', to: 'b2', chips: 1 }],
      ends: [{ ply: 2, branch: 'b1', kind: 'draw' }],
      scores: [{ ply: 2, turn: '1...', white: 2, black: 2 }],
    });
  });

  it('B2 the last turns as they were written down, oldest first, moves by board', () => {
    expect(views.turns.turns).toEqual([
      {
        turn: '1.',
        ply: 1,
        side: 'white',
        moves: [
          { board: 1, san: 'e4' },
          { board: 2, san: 'd4' },
        ],
        line: '1:e4 2:d4 offer 1 pass 1>2',
      },
      { turn: '1...', ply: 2, side: 'black', moves: [{ board: 2, san: 'd5' }], line: '2:d5 draw 1' },
      {
        turn: '2.',
        ply: 3,
        side: 'white',
        moves: [
          { board: 1, san: 'Nf3' },
          { board: 2, san: 'c4' },
        ],
        line: '1:Nf3 2:c4 branch 2>1 1+2',
      },
    ]);
  });

  it('B2 no more than the last eight turns', () => {
    const there = ['1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8'];
    const { turns } = business.project(play(newGame({}), ...there, ...there, ...there)).turns;
    expect(turns.map(({ ply }) => ply)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('B21 the match view says whose turn it is, the clocks who runs', () => {
    expect(views.match).toMatchObject({
      status: 'playing',
      toMove: 'black',
      turn: '2...',
      moveNumber: 2,
      ply: 3,
      liveBoards: [1, 2],
    });
    expect(views.play).toMatchObject({
      stakes: views.boards
        .filter(({ status }) => status === 'live')
        .map((view) => ({ board: view.board, branch: view.line, chips: chipsOf(view) })),
      chipsOut: 2,
    });
    const { clocks } = business.project(after(state, { type: 'startClock' }, T0));
    expect(clocks).toMatchObject({
      running: true,
      mode: 'regular',
      clocks: [{ runningSinceMs: null }, { side: 'black', runningSinceMs: T0 }],
    });
  });

  it('B2 legal moves of the live branches, by board number', () => {
    const boards = turnEntry.moves(state);
    expect(Object.keys(boards)).toEqual(['1', '2']);
    expect(boards['1']).toHaveLength(27);
  });
});

describe('what the arbiter of a game is given', () => {
  const crossing = (side: Side, penalty: Penalty) =>
    ({ type: 'redLine', side, player: 'Ivan', penalty, reason: 'x' }) as const;

  it('B25 may give exactly the penalties that the rules accept, before and after a first one', () => {
    const first = newGame({});
    const warned = after(first, crossing('white', 'warning'), T0);
    for (const state of [first, warned, after(warned, crossing('white', 'time'), T0), play(warned, 'resign 1')])
      for (const side of SIDES)
        expect(projectArbiter(state).mayGive[side]).toEqual(
          PENALTIES.filter((penalty) => business.decide(state, crossing(side, penalty), T0).ok),
        );
    expect(projectArbiter(warned).mayGive).toEqual({ white: ['expulsion', 'time'], black: ['warning'] });
  });
});
