import { describe, expect, it } from 'vitest';
import { swedish, courseWith, turnsTo } from '../fixtures/match';
import { BEFORE_DROP } from '../shared/positions';
import { movesOn, placeOf, planFocus } from './plan';

const picture = (board: number | null, parts: Parameters<typeof swedish>[0] = {}) => ({
  ...swedish(parts),
  content: { board },
});

describe('the board in focus', () => {
  it('is the one asked for', () => {
    expect(placeOf(picture(1)).thread).toBe('A');
    expect(placeOf(picture(2)).thread).toBe('B');
    expect(placeOf(picture(4)).thread).toBe('A');
  });

  it('is else where it is decided, and the first while both are played', () => {
    expect(placeOf(picture(null)).thread).toBe('A');
    const sitting = { side: 'white', inCheck: false, waitsFor: [] } as const;
    expect(placeOf(picture(null, { course: courseWith(2, { sitting: { ...sitting, waitsFor: [] } }) })).thread).toBe(
      'B',
    );
    const end = { result: 'black', reason: 'flag', at: [{ board: 2, side: 'black' }], atMs: 0 } as const;
    expect(placeOf(picture(null, { end: { ...end, at: [...end.at] } })).thread).toBe('B');
  });

  it('lists its own moves alone', () => {
    expect(movesOn({ turns: [...turnsTo(13)] }, 2).map(({ san }) => san)).toEqual([
      'Qxd3',
      'Bd6',
      'Bxd6',
      'Qxd6',
      'Nbd2',
      'P@e4',
    ]);
  });

  it('gives way to the other board as a whole, and moves its pieces otherwise', () => {
    expect(planFocus(picture(1), picture(2))).toEqual([{ kind: 'swap' }]);
    expect(planFocus(picture(2, { boards: BEFORE_DROP }), picture(2))).toEqual([
      { kind: 'pieces', steps: [{ kind: 'appear', at: 'e4', code: 'bP' }] },
    ]);
    expect(planFocus(picture(1, { boards: BEFORE_DROP }), picture(1))).toEqual([]);
  });
});
