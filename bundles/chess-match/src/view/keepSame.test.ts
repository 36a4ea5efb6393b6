import { describe, expect, it } from 'vitest';
import { keepSame } from './keepSame';

const board = (number: number, e4: string | null) => ({
  board: number,
  pieces: { e1: 'wK' },
  e4,
  moves: [{ to: 'e4' }],
});
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('what came anew', () => {
  const known = { boards: [board(1, 'wP'), board(2, null)] };

  it('is the object that was there where nothing of it changed', () => {
    expect(keepSame(known, copyOf(known))).toBe(known);
  });

  it('is another where something changed, and all beside that is what was there', () => {
    const next = { boards: [board(1, 'wP'), board(2, 'bP'), board(3, null)] };
    const kept = keepSame(known, copyOf(next));
    expect(kept).toEqual(next);
    expect(kept.boards.map((view, index) => view === known.boards[index])).toEqual([true, false, false]);
    expect(kept.boards[1]?.moves).toBe(known.boards[1]?.moves);
  });

  it.each([
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: null }],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [{ 0: 'a' }, ['a']],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: { b: 1 } }, { a: null }],
    ['7', 7],
  ])('of %j is %j and nothing of what was', (before, after) => {
    expect(keepSame(before, after)).toEqual(after);
    expect(Array.isArray(keepSame<unknown>(before, after))).toBe(Array.isArray(after));
  });
});
