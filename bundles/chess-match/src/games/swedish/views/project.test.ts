import { describe, expect, it } from 'vitest';
import { after, matchOn, moves, newMatch, T0 } from '../testing/play';
import type { State } from '../rules/state';
import { project } from './project';

const started = (): State => after(newMatch(), { type: 'startClocks' });
const noteDown = (state: State, fromMs: number): State =>
  after(state, { type: 'noteGap', cause: 'down', fromMs, toMs: fromMs + 3000 }, fromMs + 3000);
const drawn = (): State =>
  after(after(moves(newMatch(), 'B:e4'), { type: 'offerDraw', team: 'first' }), { type: 'offerDraw', team: 'second' });

describe('views of a match of Swedish chess', () => {
  it('S1 while it is played: both boards live, nothing at stake but the match', () => {
    const { match, boards, score, arbiter } = project(moves(newMatch(), 'A:e4 B:d4 A:e5 A:Nf3'));
    expect(match).toMatchObject({
      status: 'playing',
      moveNumber: 2,
      boards: 2,
      liveBoards: [1, 2],
    });
    expect(boards[0]).toMatchObject({
      board: 1,
      status: 'live',
      line: 'A',
      files: 8,
      ranks: 8,
      toMove: 'black',
      check: [],
      badges: [],
      result: null,
      lastMoves: [{ from: 'g1', to: 'f3', san: 'Nf3' }],
    });
    expect(boards[0]?.pieces).toMatchObject({ e1: 'wK', e8: 'bK', f3: 'wN' });
    expect(project(newMatch()).boards[1]?.lastMoves).toEqual([]);
    expect(project(newMatch()).match.turn).toBe('');
    expect(score).toEqual({ white: 0, black: 0, ledger: [] });
    expect(arbiter).toBeUndefined();
  });

  it('S3 shows every kind that may be dropped with its number', () => {
    const [board] = project(matchOn({ A: '4k3/8/8/8/8/8/8/4K3[QNNp] w - - 0 1', B: null })).boards;
    const counts = (side: 'white' | 'black') =>
      Object.fromEntries((board?.reserves?.[side] ?? []).map(({ piece, count }) => [piece, count]));
    expect(counts('white')).toEqual({ Q: 1, R: 0, B: 0, N: 2, P: 0 });
    expect(counts('black')).toEqual({ Q: 0, R: 0, B: 0, N: 0, P: 1 });
  });

  it('S5 marks the king in check', () => {
    expect(project(moves(newMatch(), 'A:e4 A:f5 A:Qh5')).boards.map(({ check }) => check)).toEqual([['e8'], []]);
  });

  it('S7 runs the clocks of both boards at once, of the side to move', () => {
    const { clocks } = project(started());
    expect([clocks.running, clocks.mode, clocks.gap]).toEqual([true, 'swedish', null]);
    expect(clocks.clocks.map(({ id, thread, side, runningSinceMs }) => [id, thread, side, runningSinceMs])).toEqual([
      ['A-white', 'A', 'white', T0],
      ['A-black', 'A', 'black', null],
      ['B-white', 'B', 'white', T0],
      ['B-black', 'B', 'black', null],
    ]);
    expect(project(newMatch()).clocks.clocks.map(({ runningSinceMs }) => runningSinceMs)).toEqual(Array(4).fill(null));
  });

  it('S7 shows the oldest gap, of one side where one clock alone ran', () => {
    const twice = noteDown(noteDown(started(), T0 + 1000), T0 + 9000);
    const { gap } = project(twice).clocks;
    expect(gap).toEqual({ side: null, cause: 'down', fromMs: T0 + 1000, toMs: T0 + 4000, lostMs: 3000, byMs: 0 });
    const [first] = twice.gaps;
    if (first === undefined) throw new Error('Nothing was noted.');
    const seat = { board: 'B', side: 'black' } as const;
    expect(project({ ...twice, gaps: [{ ...first, seats: [seat] }] }).clocks.gap?.side).toBe('black');
  });

  it('S8 a draw is half a point each, told by the board it came from; a match without result counts nothing', () => {
    const { score, boards, match } = project(drawn());
    const ended = { kind: 'agreement', turn: '1B', ply: 1, badges: [], white: 1, black: 1 };
    expect(boards.map(({ result, toMove }) => [result, toMove])).toEqual([
      [ended, null],
      [ended, null],
    ]);
    expect(match.liveBoards).toEqual([]);
    expect(score.ledger).toEqual([{ ...ended, side: 'white', board: 1, line: 'A', whiteTotal: 1, blackTotal: 1 }]);
    const aborted = after(newMatch(), { type: 'abort', reason: 'fire' });
    expect(project(aborted).score).toEqual({ white: 0, black: 0, ledger: [] });
    expect(project(aborted).boards[0]?.result).toMatchObject({ turn: '', white: 0, black: 0 });
  });

  it('S8 a mate counts for the team, where it came', () => {
    const { score, match } = project(moves(newMatch(), 'B:e4 B:e5 B:Bc4 B:Nc6 B:Qh5 B:Nf6 B:Qxf7#'));
    expect([score.white, score.black, match.status]).toEqual([0, 2, 'over']);
    expect(score.ledger).toMatchObject([{ side: 'black', kind: 'mate', white: 0, black: 2, blackTotal: 2 }]);
    expect(score.ledger[0]).toMatchObject({ board: 2, line: 'B', turn: '4B', ply: 7 });
  });

  it('S1 shows the last forty moves, each with its number in the match', () => {
    const there = 'A:Nf3 A:Nf6 A:Ng1 A:Ng8 B:Nf3 B:Nf6 B:Ng1 B:Ng8';
    const { turns } = project(moves(newMatch(), Array(6).fill(there).join(' ')));
    expect([turns.turns.length, turns.turns[0]?.ply, turns.turns.at(-1)?.ply]).toEqual([40, 9, 48]);
    expect(turns.turns[0]).toEqual({
      turn: '3A',
      ply: 9,
      side: 'white',
      line: 'A:Nf3',
      moves: [{ board: 1, san: 'Nf3' }],
    });
  });
});
