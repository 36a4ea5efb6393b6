import type { BoardView } from '@schemas/boards';
import type { DraftView, Problem } from '@schemas/draft';
import { describe, expect, it } from 'vitest';
import { boardModels, nextToMove, type BoardInputs, type BoardModel } from './boardModel';
import { chipBadges } from '../views/badges';

const view = (board: number, status: BoardView['status'], change: Partial<BoardView> = {}): BoardView => ({
  board,
  status,
  line: status === 'empty' ? null : `b${board}`,
  files: 8,
  ranks: 8,
  pieces: {},
  toMove: 'white',
  lastMoves: [],
  check: [],
  badges: [],
  result: null,
  reserves: null,
  ...change,
});
const EMPTY_DRAFT: DraftView = {
  version: 1,
  matchVersion: 1,
  line: '',
  items: [],
  problems: [],
  lacks: [],
  ready: false,
  boards: [],
};
const drafted = (board: number, change: Partial<DraftView['boards'][number]> = {}): DraftView['boards'][number] => ({
  board,
  state: 'to-move',
  pieces: {},
  lastMoves: [],
  check: [],
  badges: chipBadges(5),
  ...change,
});
const MOVES = { '1': [{ san: 'e4', from: 'e2', to: 'e4', promotion: null }] };
const LIVE = view(1, 'live', {
  pieces: { e2: 'wP' },
  badges: chipBadges(10),
  lastMoves: [{ from: 'e7', to: 'e5', san: 'e5' }],
});

const modelsOf = (
  draft: Partial<DraftView>,
  line: string,
  second: BoardView = view(2, 'empty'),
  entry: BoardInputs['entry'] = { daughter: null, offered: [] },
): readonly BoardModel[] =>
  boardModels({ views: [LIVE, second], draft: { ...EMPTY_DRAFT, ...draft }, entry, moves: MOVES, line });

describe('what the page shows of a board', () => {
  it('keeps the marks of the last turn while nothing is drafted on it', () => {
    const [one] = modelsOf({ boards: [drafted(1, { pieces: { e2: 'wP' } })] }, '');
    expect(one?.after.lastMoves).toEqual(LIVE.lastMoves);
    expect(one).toMatchObject({ kind: 'live', state: 'to-move', drafted: null });
  });

  it('shows the draft, and knows the position before it', () => {
    const mark = { from: 'e2', to: 'e4', san: 'e4' };
    const boards = [drafted(1, { state: 'moved', pieces: { e4: 'wP' }, lastMoves: [mark] })];
    const [one] = modelsOf({ boards }, '1:e4');
    expect(one?.after).toMatchObject({ pieces: { e4: 'wP' }, lastMoves: [mark] });
    expect(one?.before.pieces).toEqual({ e2: 'wP' });
    expect(one?.drafted).toBe('e4');
  });

  it("B6 gives the daughter her mother's position, moves and chips of the split", () => {
    const boards = [drafted(1, { badges: chipBadges(3) }), drafted(2, { badges: chipBadges(7) })];
    const [one, two] = modelsOf({ boards }, 'branch 1>2 3+7');
    expect(two).toMatchObject({ kind: 'daughter', mother: 1, chips: 7, moves: MOVES['1'] });
    expect(two?.before.pieces).toEqual(LIVE.pieces);
    expect(one).toMatchObject({ chips: 3, chipsBefore: 10 });
  });

  it('B6 knows the mother as long as the draft has the daughter, though the line is another already', () => {
    const boards = [drafted(1), drafted(2)];
    const [, two] = modelsOf({ boards }, '', view(2, 'empty'), { daughter: { board: 2, mother: 1 }, offered: [] });
    expect(two).toMatchObject({ kind: 'daughter', mother: 1 });
    expect(two?.before.pieces).toEqual(LIVE.pieces);
  });

  it('B6 offers neither mother nor daughter the move that the other has on the line', () => {
    const made = drafted(1, { state: 'moved', lastMoves: [{ from: 'e2', to: 'e4', san: 'e4' }] });
    const entry = { daughter: { board: 2, mother: 1 }, offered: [] };
    const line = 'branch 1>2 5+5 1:e4';
    const models = modelsOf({ boards: [made, drafted(2)] }, line, view(2, 'empty'), entry);
    expect(models.map(({ moves }) => moves.length)).toEqual([1, 0]);
    const hers = [drafted(1), { ...made, board: 2 }];
    const turned = modelsOf({ boards: hers }, 'branch 1>2 5+5 2:e4', view(2, 'empty'), entry);
    expect(turned.map(({ moves }) => moves.length)).toEqual([0, 1]);
  });

  it('lets a daughter take the place of an ended branch, result and all', () => {
    const result = { kind: 'mate', turn: '9.', ply: 17, badges: chipBadges(2), white: 4, black: 0 };
    const ended = view(2, 'ended', { result });
    const [, before] = modelsOf({}, '', ended);
    expect(before).toMatchObject({ kind: 'ended', result, moves: [] });
    const [, after] = modelsOf({ boards: [drafted(2)] }, 'branch 1>2 5+5', ended);
    expect(after).toMatchObject({ kind: 'daughter', result: null });
  });

  it('hangs a problem on its board, but does not call a begun move illegal', () => {
    const problem = { code: 'move/illegal', params: {}, rule: 'B2', item: '1:x' };
    const problemsWith = (text: string) =>
      modelsOf({ items: [{ text, kind: 'move', board: 1, problem }] }, text)[0]?.problems;
    expect(problemsWith('1:Qh9')).toEqual([problem]);
    expect(problemsWith('1:e')).toEqual([]);
  });

  it('B13 knows where the opponent offers a draw', () => {
    const entry = { daughter: null, offered: [1] };
    expect(modelsOf({}, '', view(2, 'empty'), entry).map(({ isOffered }) => isOffered)).toEqual([true, false]);
  });
});

describe('the board that is played next', () => {
  /** Five boards as they hang in the hall; those named still lack a move. */
  const hall = (...lacking: readonly number[]): readonly BoardModel[] =>
    [4, 2, 1, 3, 5].map((board) => {
      const [model] = modelsOf({ boards: [drafted(1, { state: lacking.includes(board) ? 'to-move' : 'moved' })] }, '');
      if (model === undefined) throw new Error('no board');
      return { ...model, board };
    });

  it('is the lowest that lacks a move, whatever hangs where, and after the last the first again', () => {
    expect(nextToMove(hall(1, 2, 3, 4, 5), 1)).toBe(2);
    expect(nextToMove(hall(2, 3, 5), 4)).toBe(2);
    expect(nextToMove(hall(1), 5)).toBe(1);
    expect(nextToMove(hall(3), 3)).toBeNull();
    expect(nextToMove(hall(), 5)).toBeNull();
  });

  it('is none whose move stands on the line already, unless it was refused', () => {
    const problem = { code: 'move/illegal', params: {}, rule: 'B2', item: '4:x' };
    const written = (problems: readonly Problem[]) =>
      hall(4).map((model) => (model.board === 4 ? { ...model, drafted: 'Rxd5', problems } : model));
    expect(nextToMove(written([]), 5)).toBeNull();
    expect(nextToMove(written([problem]), 5)).toBe(4);
  });
});
