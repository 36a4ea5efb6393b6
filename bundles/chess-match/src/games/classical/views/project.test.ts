import { describe, expect, it } from 'vitest';
import type { State } from '../rules/state';
import { after, moves, newMatch, T0 } from '../testing/play';
import { project } from './project';

const two = (settings: Readonly<Record<string, unknown>> = {}): State =>
  newMatch({ boards: 2, timePerPlayerMs: 60_000, ...settings });
const FOOLS_MATE = '1:f3 1:e5 1:g4 1:Qh4';
const agreed = (state: State, thread: string): State =>
  after(after(state, { type: 'offerDraw', team: 'black', thread }), { type: 'offerDraw', team: 'white', thread });

describe('views of a match on boards', () => {
  it('C1 each board is a thread with its own turn, and seats say whose the colours are', () => {
    const { match } = project(moves(two(), '1:e4 2:d4 2:d5 2:c4'));
    expect(match).toMatchObject({
      status: 'playing',
      toMove: null,
      turn: '2:2.',
      moveNumber: 2,
      ply: 4,
      boards: 2,
      liveBoards: [1, 2],
      threads: [
        { id: '1', boards: [1], toMove: 'black', turn: '1...', moveNumber: 1, ply: 1 },
        { id: '2', boards: [2], toMove: 'black', turn: '2...', moveNumber: 2, ply: 3 },
      ],
      seats: [
        { thread: '1', side: 'white', team: 'white' },
        { thread: '1', side: 'black', team: 'black' },
        { thread: '2', side: 'white', team: 'black' },
        { thread: '2', side: 'black', team: 'white' },
      ],
      settings: { boards: 2, timePerPlayerMs: 60_000 },
    });
    expect(project(two()).match.turn).toBe('');
  });

  it('C1 a board shows its last move and who is to move there', () => {
    const [first, second] = project(moves(two(), '1:e4')).boards;
    expect(first).toEqual({
      board: 1,
      line: '1',
      files: 8,
      ranks: 8,
      status: 'live',
      toMove: 'black',
      result: null,
      badges: [],
      reserves: null,
      check: [],
      lastMoves: [{ from: 'e2', to: 'e4', san: 'e4' }],
      pieces: expect.objectContaining({ e4: 'wP', e8: 'bK' }) as unknown,
    });
    expect(second).toMatchObject({ board: 2, line: '2', toMove: 'white', lastMoves: [] });
  });

  it('C4 a king in check is marked; a board that is over has its end, and nobody to move', () => {
    const { boards, match } = project(moves(two(), FOOLS_MATE));
    const end = { kind: 'mate', turn: '1:2...', ply: 4, badges: [], white: 0, black: 2 };
    expect(boards.map(({ check, status, toMove, result }) => [check, status, toMove, result])).toEqual([
      [['e1'], 'ended', null, end],
      [[], 'live', 'white', null],
    ]);
    expect([match.status, match.liveBoards, match.threads[0]?.toMove]).toEqual(['playing', [2], null]);
  });

  it('C5 a board that ends without a move says so', () => {
    const { boards } = project(agreed(two(), '2'));
    expect(boards[1]?.result).toEqual({ kind: 'agreement', turn: '', ply: 0, badges: [], white: 1, black: 1 });
  });

  it('C8 points are the teams’, whatever colour they had; the ledger keeps the order of the ends', () => {
    const { score } = project(agreed(moves(two(), `2:d4 ${FOOLS_MATE}`), '2'));
    expect(score).toEqual({
      white: 1,
      black: 3,
      ledger: [
        {
          turn: '1:2...',
          ply: 5,
          side: 'black',
          board: 1,
          line: '1',
          kind: 'mate',
          badges: [],
          white: 0,
          black: 2,
          whiteTotal: 0,
          blackTotal: 2,
        },
        {
          turn: '2:1.',
          ply: 5,
          side: 'white',
          board: 2,
          line: '2',
          kind: 'agreement',
          badges: [],
          white: 1,
          black: 1,
          whiteTotal: 1,
          blackTotal: 3,
        },
      ],
    });
    const won = project(moves(two(), FOOLS_MATE.replaceAll('1:', '2:')));
    expect([won.score.white, won.score.black]).toEqual([2, 0]);
    expect(project(agreed(two(), '1')).score.ledger[0]).toMatchObject({ turn: '', side: 'white' });
  });

  it('C8 a match without a result counts nothing', () => {
    const { score, match } = project(after(two(), { type: 'abortMatch', reason: 'fire' }));
    expect([score, match.status, match.liveBoards]).toEqual([{ white: 0, black: 0, ledger: [] }, 'over', []]);
  });

  it('C2 a clock for each seat, which runs for the side to move', () => {
    const { clocks } = project(after(two(), { type: 'startClock', thread: '2' }));
    expect(clocks).toMatchObject({ running: true, mode: 'classical', gap: null });
    expect(clocks.clocks).toEqual(
      [
        ['1', 'white', 'white', null],
        ['1', 'black', 'black', null],
        ['2', 'white', 'black', T0],
        ['2', 'black', 'white', null],
      ].map(([thread, side, team, runningSinceMs]) => ({
        id: `${String(thread)}-${String(side)}`,
        thread,
        side,
        team,
        board: Number(thread),
        remainingMs: 60_000,
        runningSinceMs,
      })),
    );
    expect(project(two()).clocks.running).toBe(false);
  });

  it('the last forty moves are shown, each with its number in the match', () => {
    const pushed = (board: number, white: number, black: number): string =>
      [...'abcdefgh'].map((file) => `${board}:${file}${white} ${board}:${file}${black}`).join(' ');
    const { turns } = project(moves(two(), [pushed(1, 3, 6), pushed(1, 4, 5), pushed(2, 3, 6)].join(' ')));
    expect([turns.turns.length, turns.turns[0]?.ply, turns.turns.at(-1)?.ply]).toEqual([40, 9, 48]);
    expect(turns.turns[0]).toEqual({
      turn: '1:5.',
      ply: 9,
      side: 'white',
      line: '1:e3',
      moves: [{ board: 1, san: 'e3' }],
    });
  });

  it('C5 C6 what stands on a board: offers, how often the position was there, how long nothing was taken', () => {
    const offered = after(moves(two(), '1:Nf3 1:Nf6 1:Ng1 1:Ng8'), { type: 'offerDraw', team: 'black', thread: '2' });
    expect(project(offered).play).toEqual({
      game: 'classical',
      boards: [
        { board: 1, offers: [], repeated: 2, quiet: 4, end: null },
        { board: 2, offers: ['white'], repeated: 1, quiet: 0, end: null },
      ],
    });
    const [first] = (project(moves(two(), FOOLS_MATE, (index) => T0 + index)).play as { boards: object[] }).boards;
    expect(first).toMatchObject({ end: { result: 'black', reason: 'mate', atMs: T0 + 3 } });
  });
});
