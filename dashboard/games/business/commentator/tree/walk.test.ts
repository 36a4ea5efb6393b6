import type { BoardView } from 'chess-match/client/contract';
import type { Moment } from 'chess-match/client/explore';
import { chipBadges } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { treeModel } from './treeModel';
import { LIVE, resolve, selectionOf, walk, type Direction } from './walk';

const view = (board: number, branch: string, chips: number): BoardView => ({
  board,
  status: chips === 0 ? 'ended' : 'live',
  line: branch,
  files: 8,
  ranks: 8,
  pieces: {},
  toMove: 'white',
  lastMoves: [],
  check: [],
  badges: chipBadges(chips),
  result: null,
  reserves: null,
});

const moment = (ply: number, ...boards: readonly BoardView[]): Moment => ({
  ply,
  boards,
  positions: {},
  score: { white: 0, black: 0 },
  counts: {},
  turn: ply === 0 ? '' : `${ply}`,
  line: '',
  thread: '',
  side: null,
  usedMs: null,
  remainingMs: null,
});

const line = (branch: string, board: number, mother: string | null, bornPly: number) => ({
  branch,
  board,
  mother,
  bornPly,
  endPly: null,
  chips: 1,
  ratings: [],
  lastSan: null,
});
const COURSE = { branches: [line('b1', 1, null, 0), line('b2', 2, 'b1', 2), line('b3', 4, 'b2', 3)] };
/** b1; at 2 b2 parts from it, at 3 b3 from b2; at 4 b1 ends, at 5 it is gone. */
const model = treeModel(
  [
    moment(0, view(1, 'b1', 10)),
    moment(1, view(1, 'b1', 10)),
    moment(2, view(1, 'b1', 3), view(2, 'b2', 7)),
    moment(3, view(1, 'b1', 3), view(2, 'b2', 5), view(4, 'b3', 2)),
    moment(4, view(1, 'b1', 0), view(2, 'b2', 5), view(4, 'b3', 2)),
    moment(5, view(2, 'b2', 5), view(4, 'b3', 2)),
  ],
  5,
  COURSE,
);

const from = (branch: string, ply: number, ...ways: readonly Direction[]): string => {
  const start = model.nodes.find((node) => node.branch === branch && node.ply === ply);
  if (start === undefined) throw new Error(`${branch} ${ply}`);
  const { branch: to, ply: at } = ways.reduce((node, way) => walk(model, node, way), start);
  return `${to} ${at}`;
};

describe('walking the tree', () => {
  it('goes along a line and stops at its end', () => {
    expect(from('b1', 1, 'forward')).toBe('b1 2');
    expect(from('b1', 3, 'forward', 'forward')).toBe('b1 4');
    expect(from('b1', 0, 'back')).toBe('b1 0');
  });

  it('goes back over a branching to the mother', () => {
    expect(from('b3', 3, 'back')).toBe('b2 2');
    expect(from('b3', 5, 'first')).toBe('b1 0');
    expect(from('b2', 2, 'last')).toBe('b2 5');
  });

  it('goes to the line above and below at that moment, as the hall hangs the boards', () => {
    expect(model.rows).toEqual([4, 2, 1, 3, 5]);
    expect(from('b1', 3, 'up')).toBe('b2 3');
    expect(from('b1', 3, 'up', 'up', 'up')).toBe('b3 3');
    expect(from('b3', 3, 'down', 'down')).toBe('b1 3');
    expect(from('b1', 1, 'down')).toBe('b1 1');
  });
});

describe('what a selection means', () => {
  it('follows the newest place of a line, and keeps an older one', () => {
    expect(resolve(model, { branch: 'b3', ply: null })).toMatchObject({ branch: 'b3', ply: 5 });
    expect(resolve(model, { branch: 'b1', ply: 1 })).toMatchObject({ branch: 'b1', ply: 1 });
    expect(selectionOf(model, { branch: 'b3', ply: 5 })).toEqual({ branch: 'b3', ply: null });
    expect(selectionOf(model, { branch: 'b3', ply: 4 })).toEqual({ branch: 'b3', ply: 4 });
  });

  it('gives way where the line is not there, or the turn was taken back', () => {
    expect(resolve(model, { branch: 'b1', ply: null })).toMatchObject({ branch: 'b3', ply: 5 });
    expect(resolve(model, { branch: 'b2', ply: 99 })).toMatchObject({ branch: 'b2', ply: 5 });
    expect(resolve(model, LIVE)).toMatchObject({ ply: 5 });
    expect(resolve(treeModel([], 5, COURSE), LIVE)).toBeNull();
  });
});

describe('places of the tree', () => {
  it('know the chips before, so that a change can be marked', () => {
    const of = (branch: string, ply: number) => model.nodes.find((node) => node.branch === branch && node.ply === ply);
    expect([of('b1', 2)?.chipsBefore, of('b2', 2)?.chipsBefore, of('b2', 3)?.chipsBefore]).toEqual([10, null, 7]);
  });

  it('of a game without lines are one line a board', () => {
    const plain = treeModel([moment(0, { ...view(1, '', 1), line: null })], 1, COURSE);
    expect([plain.rows, plain.nodes.map(({ branch }) => branch)]).toEqual([[1], ['board 1']]);
  });
});
