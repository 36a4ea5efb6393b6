import { describe, expect, it } from 'vitest';
import { turnsTo } from '../fixtures/match';
import { pairWidth, sheetOf } from './sheet';

const SIZE = { type: 40, pad: 24 } as const;

describe('the last moves of a board', () => {
  it('stand in pairs under their numbers; what was not played stays empty', () => {
    expect(sheetOf(turnsTo(13), 1, 2000, SIZE)).toEqual([
      { number: 5, white: null, black: 'Nxd5' },
      { number: 6, white: 'Nxf7', black: 'Kxf7' },
      { number: 7, white: 'Qf3+', black: 'Ke6' },
      { number: 8, white: 'Nc3', black: 'Ncb4' },
    ]);
    expect(sheetOf(turnsTo(13), 2, 2000, SIZE).map(({ number }) => number)).toEqual([6, 7, 8]);
    expect(sheetOf([], 1, 2000, SIZE)).toEqual([]);
  });

  it('are as many as there is room for, the newest, and always the last', () => {
    const all = sheetOf(turnsTo(13), 1, 2000, SIZE);
    const whole = all.reduce((sum, pair) => sum + pairWidth(pair, SIZE), 0);
    expect(sheetOf(turnsTo(13), 1, whole, SIZE)).toEqual(all);
    expect(sheetOf(turnsTo(13), 1, whole - 1, SIZE)).toEqual(all.slice(1));
    expect(sheetOf(turnsTo(13), 1, 0, SIZE)).toEqual(all.slice(-1));
  });
});
