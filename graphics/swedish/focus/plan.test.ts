import { describe, expect, it } from 'vitest';
import { BEFORE_DROP, swedish, turnsTo } from '../shared/fixtures';
import { movesOn, placeOf, planFocus } from './plan';

const picture = (board: number | null, parts: Parameters<typeof swedish>[0] = {}) => ({
  ...swedish(parts),
  content: { board },
});

describe('the board in focus', () => {
  it('is the one asked for, else the one of the latest move, else the first', () => {
    expect(placeOf(picture(1)).thread).toBe('A');
    expect(placeOf(picture(null)).thread).toBe('B');
    expect(placeOf(picture(null, { ply: 0 })).thread).toBe('A');
    expect(placeOf(picture(4)).thread).toBe('A');
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

  it('gives way to the other board as a whole, and moves its men otherwise', () => {
    expect(planFocus(picture(1), picture(2))).toEqual([{ kind: 'swap' }]);
    expect(planFocus(picture(2, { boards: BEFORE_DROP }), picture(2))).toEqual([
      { kind: 'pieces', steps: [{ kind: 'appear', at: 'e4', code: 'bP' }] },
    ]);
    expect(planFocus(picture(1, { boards: BEFORE_DROP }), picture(1))).toEqual([]);
  });
});
