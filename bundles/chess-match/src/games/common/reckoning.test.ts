import { describe, expect, it } from 'vitest';
import { book, cut, facts } from '../testing/book';
import type { Book } from './counted';
import { NO_RECKONING, reckoningOf, stillCounts } from './reckoning';

const still = (then: Book, now: Book): boolean => stillCounts(reckoningOf(then), reckoningOf(now));

describe('what counted of a match', () => {
  it('still does while nothing happens, and after whatever is new', () => {
    expect(stillCounts(NO_RECKONING, reckoningOf(book(facts(3))))).toBe(true);
    expect(still(book(facts(3)), book(facts(3)))).toBe(true);
    expect(still(book(facts(3)), book(facts(5)))).toBe(true);
    expect(still(book(facts(5), { dropped: [2] }), book(facts(7), { redoable: [[6]], dropped: [2] }))).toBe(true);
    expect(still(book(facts(2)), book([...facts(4), cut(3)]))).toBe(true);
  });

  it('does not where something of it was taken back, whatever came after it, but does where it was not known', () => {
    const now = book(facts(6), { redoable: [[3]] });
    expect([2, 3, 4, 5].map((count) => still(book(facts(count)), now))).toEqual([true, false, false, false]);
  });

  it('does not where what was taken back was redone, and is the same however it does not count', () => {
    const undone = book(facts(4), { redoable: [[3]] });
    expect(still(undone, book(facts(5)))).toBe(false);
    expect(still(undone, book(facts(5), { dropped: [3] }))).toBe(true);
    const both = book(facts(12), { redoable: [[11], [9]] });
    expect(still(both, book(facts(12), { redoable: [[9, 11]] }))).toBe(true);
    expect(still(both, book(facts(12), { redoable: [[11, 9, 2]] }))).toBe(false);
  });

  it('does not where a correction of it came, or one that was known was taken back', () => {
    const corrected = book([...facts(4), cut(2)]);
    expect([1, 2, 4].map((count) => still(book(facts(count)), corrected))).toEqual([true, false, false]);
    const undone = book([...facts(4), cut(2), ...facts(1)], { redoable: [[5]] });
    expect([still(corrected, undone), still(book(facts(4)), undone)]).toEqual([false, true]);
    expect(still(corrected, book([...facts(4), cut(2), cut(2)]))).toBe(false);
  });

  it('does not where there are fewer entries than there were', () => {
    expect(still(book(facts(3)), book(facts(2)))).toBe(false);
  });
});
