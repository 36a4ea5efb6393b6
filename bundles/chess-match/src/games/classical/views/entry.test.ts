import { describe, expect, it } from 'vitest';
import type { State } from '../rules/state';
import { after, moves, newMatch } from '../testing/play';
import { entry } from './entry';

const two = (): State => newMatch({ boards: 2, timePerPlayerMs: 60_000 });
const FOOLS_MATE = '1:f3 1:e5 1:g4';
/** With drafts on the boards, and their versions. */
const entered = (state: State, drafts: readonly string[] = []) =>
  entry({ ...state, drafts: state.boards.map((_, index) => drafts[index] ?? '') }, { 2: 7 }, 3);
const boardOf = (state: State, board: number, draft = '') =>
  entered(
    state,
    state.boards.map((_, index) => (index === board - 1 ? draft : '')),
  ).boards[board - 1];
const codes = (problems: object): object =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, (problem as { code: string } | null)?.code ?? null]),
  );

describe('what those who enter a match on boards are told', () => {
  it('C1 each board has its draft with its version; nothing is wrong with none', () => {
    const { boards, ...match } = entered(moves(two(), '1:e4'));
    expect(match).toMatchObject({ game: 'classical', matchVersion: 3 });
    expect(boards.map(({ board, thread, draft: { version } }) => [board, thread, version])).toEqual([
      [1, '1', 0],
      [2, '2', 7],
    ]);
    expect(boards[0]?.draft).toEqual({
      version: 0,
      line: '',
      san: null,
      problem: null,
      ready: false,
      check: [],
      mates: false,
      pieces: expect.objectContaining({ e4: 'wP' }) as unknown,
    });
    expect(boardOf(two(), 1, '  ')?.draft).toMatchObject({ line: '  ', problem: null, ready: false });
  });

  it('C4 a draft that can be played shows the board after it, check and mate', () => {
    expect(boardOf(moves(two(), FOOLS_MATE), 1, 'Qh4')?.draft).toEqual({
      version: 0,
      line: 'Qh4',
      san: 'Qh4#',
      problem: null,
      ready: true,
      check: ['e1'],
      mates: true,
      pieces: expect.objectContaining({ h4: 'bQ' }) as unknown,
    });
    expect(boardOf(two(), 2, 'e4')?.draft).toMatchObject({ version: 7, san: 'e4', check: [], mates: false });
  });

  it('C3 one that cannot says why, on the board as it stands', () => {
    expect(boardOf(two(), 1, 'Ke2')?.draft).toMatchObject({
      line: 'Ke2',
      san: null,
      ready: false,
      check: [],
      mates: false,
      problem: { rule: 'C3' },
      pieces: { e1: 'wK' },
    });
  });

  it('C4 on a board that is over nothing is read, and nothing can be played', () => {
    const over = boardOf(moves(two(), `${FOOLS_MATE} 1:Qh4`), 1, 'Ke2');
    expect(over).toMatchObject({ draft: { problem: null, ready: false }, moves: [], move: { rule: 'C4' } });
    expect(codes(over?.teams.white ?? {})).toMatchObject({ resign: expect.stringContaining('board/over') as unknown });
  });

  it('C4 every legal move with its piece, and what a pawn becomes', () => {
    const promoting = newMatch({ boards: 1, start: '8/P7/8/8/8/8/8/k1K5 w - - 0 1' });
    const found = boardOf(promoting, 1)?.moves ?? [];
    expect(found).toContainEqual({ san: 'a8=N', from: 'a7', to: 'a8', piece: 'P', promotion: 'N' });
    expect(found).toContainEqual({ san: 'Kc2', from: 'c1', to: 'c2', piece: 'K', promotion: null });
    expect(boardOf(moves(two(), '1:e4'), 1)?.moves.map(({ san }) => san)).toContain('e5');
    expect(boardOf(two(), 1)?.moves).toHaveLength(20);
  });

  it('C5 C7 what a team may do is told of each', () => {
    const offered = after(moves(two(), '1:e4'), { type: 'offerDraw', team: 'white', thread: '1' });
    const teams = boardOf(offered, 1)?.teams;
    expect(codes(teams?.white ?? {})).toEqual({
      offerDraw: 'classical/draw/offered_already',
      declineDraw: 'classical/draw/not_offered',
      resign: null,
    });
    expect(teams?.black).toEqual({ offerDraw: null, declineDraw: null, resign: null });
  });

  it('C2 C6 what can be done with clocks, of each board and of all, and with a claim', () => {
    const running = after(two(), { type: 'startClock', thread: '1' });
    const { boards, startClock, stopClock } = entered(running);
    expect(boards.map((board) => codes({ start: board.startClock, stop: board.stopClock }))).toEqual([
      { start: 'classical/clock/running', stop: null },
      { start: null, stop: 'classical/clock/stopped' },
    ]);
    expect(codes({ startClock, stopClock })).toEqual({ startClock: null, stopClock: null });
    expect(codes({ stop: entered(two()).stopClock })).toEqual({ stop: 'classical/clock/stopped' });
    expect(codes({ claim: boards[0]?.claim ?? null })).toEqual({ claim: 'classical/claim/nothing' });
    const repeated = moves(two(), '1:Nf3 1:Nf6 1:Ng1 1:Ng8 1:Nf3 1:Nf6 1:Ng1 1:Ng8');
    expect(boardOf(repeated, 1)?.claim).toBeNull();
  });
});
