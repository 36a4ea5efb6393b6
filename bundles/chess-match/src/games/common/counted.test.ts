import { describe, expect, it } from 'vitest';
import { book, cut, facts } from '../testing/book';
import { cutOut, pastOf } from './counted';

describe('what a correction took out of the past', () => {
  it('is what nothing stands in the place of; what it made another stays', () => {
    const changes = [
      { seq: 1, event: { type: 'played', atMs: 5 } },
      { seq: 3, event: null },
    ];
    const corrected = { ...cut(), changes };
    expect([...cutOut(book([...facts(3), corrected]))]).toEqual([3]);
    expect([...cutOut(book([...facts(3), cut(3, 2)]))]).toEqual([3, 2]);
  });

  it('is back as soon as the correction is undone', () => {
    expect([...cutOut(book([...facts(3), cut(3)], { redoable: [[4]] }))]).toEqual([]);
  });
});

describe('the past', () => {
  it('is the same however much is played on', () => {
    expect(pastOf(book(facts(2)))).toBe(pastOf(book(facts(9))));
    expect(pastOf(book([...facts(2), cut(1)]))).toBe(pastOf(book([...facts(2), cut(1), ...facts(3)])));
  });

  it('is another one when something was taken back, or a correction came or went', () => {
    const events = [...facts(12), cut(2)];
    const pasts = [
      book(facts(13)),
      book(events),
      book(events, { redoable: [[13]] }),
      book(events, { redoable: [[12]] }),
      book([...events, cut(3)]),
    ].map(pastOf);
    expect(new Set(pasts).size).toBe(pasts.length);
  });

  it('does not ask in which order things were taken back, one by one or together, for now or for good', () => {
    const taken = [{ redoable: [[11], [9], [2]] }, { redoable: [[2, 9, 11]] }, { redoable: [[9]], dropped: [11, 2] }];
    expect(new Set(taken.map((out) => pastOf(book(facts(12), out)))).size).toBe(1);
  });
});
