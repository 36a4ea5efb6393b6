import { describe, expect, it } from 'vitest';
import { SERIES } from './making';

type Inputs = Parameters<typeof SERIES.boards>[0];

const VIEW = {
  board: 1,
  status: 'live',
  files: 8,
  ranks: 8,
  pieces: { e2: 'wP' },
  lastMoves: [{ to: 'e5' }],
  check: [],
};
const DRAFTED = { board: 1, state: 'to-move', pieces: { e4: 'wP' }, lastMoves: [{ to: 'e4' }], check: [] };
const NEXT = [{ san: 'e5', from: 'e4', to: 'e5', piece: 'P', promotion: null }];
const item = (text: string) => ({ text, kind: 'move', board: 1, problem: null }) as const;

const boardOf = (drafted: string, line: string, next: unknown = NEXT) => {
  const items = drafted === '' ? [] : drafted.split(' ').map(item);
  const draft = { line: drafted, items, boards: [DRAFTED] };
  const [board] = SERIES.boards({ views: [VIEW], draft, moves: {}, next, line } as unknown as Inputs);
  if (board === undefined) throw new Error('no board');
  return board;
};

describe('a series at a captain’s screen', () => {
  it('goes on from where its moves have led', () => {
    const board = boardOf('e4', 'e4');
    expect([board.before, board.moves, SERIES.isMovable(board)]).toEqual([DRAFTED, NEXT, true]);
  });

  it('waits until the rules have told what may follow the move just made', () => {
    expect(SERIES.isMovable(boardOf('e4', 'e4 e5'))).toBe(false);
    expect(SERIES.isMovable(boardOf('e4', 'e4', null))).toBe(false);
  });

  it('leaves the marks of the opponent’s series before its first move', () => {
    expect(boardOf('', '').after.lastMoves).toEqual(VIEW.lastMoves);
  });

  it('puts a move behind those before it, made or tried, and goes back to before any of them', () => {
    expect([SERIES.withMove('', 1, 'e4'), SERIES.withMove('e4', 1, 'e5'), SERIES.tried('e4', 1, 'e4e6')]).toEqual([
      ...['e4', 'e4 e5', 'e4 e4e6'],
    ]);
    const draft = { line: 'e4 d4 a3', items: ['e4', 'd4', 'a3'].map(item) };
    expect([0, 1, 2].map((index) => SERIES.back(draft, 1, index))).toEqual(['', 'e4', 'e4 d4']);
  });
});
