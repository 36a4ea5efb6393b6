import type { Correction } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { cutFrom, editsOf, NOTHING, withLine, withoutCut, withoutLine, writtenOf } from './pastEdits';

const turn = (number: number, label: string, thread: string, line: string) => ({ number, label, thread, line });
const A1 = turn(1, '1A', 'A', 'e4');
const B1 = turn(2, '1B', 'B', 'd4');
const A2 = turn(3, '1a', 'A', 'd5');
const B2 = turn(4, '1b', 'B', 'P@e5');
const TURNS = [A1, B1, A2, B2] as const;
const asked = [A2, B2].reduce((at, { number }) => withLine(at, number, 'x'), NOTHING);

describe('a correction being put together', () => {
  it('cuts one board off: what was written for its later turns goes, the other board’s stays', () => {
    const cut = cutFrom(asked, TURNS, A1);
    expect([editsOf(cut), cut.cutFrom]).toEqual([[{ turn: 4, line: 'x' }], [1]]);
    const both = cutFrom(cut, TURNS, B2);
    expect([editsOf(both), both.cutFrom]).toEqual([[], [1, 4]]);
    expect(cutFrom(both, TURNS, B1).cutFrom).toEqual([1, 2]);
    expect(withoutCut(both, 1).cutFrom).toEqual([4]);
    expect(editsOf(withoutLine(asked, 3))).toEqual([{ turn: 4, line: 'x' }]);
  });

  it('names the other board where its turns are the cause of a misfit, and none where its own are', () => {
    const problem = { code: 'swedish/drop/not_in_reserve', params: {}, rule: 'S3', item: null };
    const correction: Correction = {
      turns: [...TURNS],
      desks: [],
      misfit: { number: 4, problem },
      changed: [],
      gone: [],
      kept: [],
      lost: [],
      isChange: true,
      then: '1a',
    };
    const because = (edits: typeof NOTHING) => writtenOf(edits, correction).at(-1)?.because;
    expect(because(withLine(NOTHING, 1, 'e3'))).toBe('A');
    expect(because(cutFrom(NOTHING, TURNS, A2))).toBe('A');
    expect(because(withLine(withLine(NOTHING, 1, 'e3'), 2, 'e4'))).toBeNull();
  });
});
