import type { BusinessPlay } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { latestParts } from './latestParts';
import { shown } from './testing';

type Change = NonNullable<BusinessPlay['latest']>;

const change = (kind: string, over: Partial<Change>): Change => ({
  kind,
  turn: '24...',
  ply: 48,
  side: 'black',
  from: [],
  to: [],
  white: 0,
  black: 0,
  ...over,
});

const told = (kind: string, over: Partial<Change>): readonly string[] =>
  (['ru', 'en'] as const).map((language) => latestParts(change(kind, over), language).map(shown).join(' '));

describe('what last changed', () => {
  it('tells a branching, a pass and a selection by what was done, in no word of the rules', () => {
    expect(told('fork', { from: [4], to: [{ board: 5, chips: 3 }] })).toEqual([
      'чёрные разделили доску [4] 3(5) на [5]',
      'Black split board [4] 3(5) to [5]',
    ]);
    expect(told('pass', { side: 'white', from: [4], to: [{ board: 5, chips: 2 }] })).toEqual([
      'белые перенесли 2(5) с доски [4] на [5]',
      'White moved 2(5) from board [4] to [5]',
    ]);
    expect(told('selection', { from: [5], to: [{ board: 1, chips: 3 }], white: 6 })).toEqual([
      'чёрные отдали доску [5] white+3 3(1) на [1]',
      'Black gave up board [5] white+3 3(1) to [1]',
    ]);
    const two = [
      { board: 1, chips: 2 },
      { board: 3, chips: 1 },
    ];
    expect(told('selection', { from: [5], to: two, white: 6 })).toEqual([
      'чёрные отдали доску [5] white+3 фишки на [1] [3]',
      'Black gave up board [5] white+3 chips to [1] [3]',
    ]);
  });

  it('tells ends by their boards and what they paid', () => {
    expect(told('resignation', { from: [2, 3], white: 8 })).toEqual([
      'чёрные сдали доски [2] [3] white+4',
      'Black resigned boards [2] [3] white+4',
    ]);
    expect(told('mate', { from: [2], black: 4 })).toEqual(['мат на доске [2] black+2', 'mate on board [2] black+2']);
    expect(told('dead-position', { from: [2], white: 2, black: 2 })).toEqual([
      'ничья на доске [2] white+1 black+1',
      'draw on board [2] white+1 black+1',
    ]);
    expect(told('flag', { from: [1, 3], white: 10 })).toEqual([
      'кончилось время, доски [1] [3] white+5',
      'out of time, boards [1] [3] white+5',
    ]);
  });
});
