import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../fixtures/result';
import { outcomeOf, storyOf } from './story';

const ledger = ledgerOf(20);

describe('the ledger as a story', () => {
  it('B19 tells every entry while they fit', () => {
    expect(storyOf(ledger.slice(0, 14), 14)).toEqual({ folded: null, entries: ledger.slice(0, 14) });
    expect(storyOf([], 14)).toEqual({ folded: null, entries: [] });
  });

  it('sums up the first ones when they do not fit; rows and folded entries are all there are', () => {
    const { folded, entries } = storyOf(ledger, 14);
    expect(entries).toEqual(ledger.slice(7));
    expect(folded?.count).toBe(7);
    expect([folded?.white, folded?.black]).toEqual([ledger[6]?.whiteTotal, ledger[6]?.blackTotal]);
  });

  it('folds at least two: a single one would fit itself', () => {
    const { folded, entries } = storyOf(ledger.slice(0, 15), 14);
    expect([folded?.count, entries.length]).toEqual([2, 13]);
  });
});

describe('the outcome', () => {
  it('B20 is known only when the game is over', () => {
    expect(outcomeOf({ status: 'playing' }, { white: 9, black: 3 })).toBeNull();
    expect(outcomeOf({ status: 'over' }, { white: 20, black: 26 })).toBe('black');
    expect(outcomeOf({ status: 'over' }, { white: 21, black: 20 })).toBe('white');
    expect(outcomeOf({ status: 'over' }, { white: 20, black: 20 })).toBe('draw');
  });
});
