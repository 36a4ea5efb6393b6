import { describe, expect, it } from 'vitest';
import { business } from '../business';
import { randomGame } from '../testing/randomGame';
import { ageOfCorrected, enteredAtOnce } from './enteredAtOnce';
import { isAmendment, type Amendment, type Entry } from './entry';
import { outOf } from './counted';
import { foldHistory } from './history';

const SEEDS = Array.from({ length: 24 }, (_, index) => 1 + index * 4);
const played = (seq: number, type: string, atMs = seq): Entry => ({ seq, event: { type, atMs } });
const corrected = (seq: number, changes: Amendment['changes']): Entry => ({
  seq,
  event: { type: 'amended', atMs: seq, reason: '', turn: '', before: '', after: '', changes, clocks: [] },
});
const other = (seq: number, type: string) => ({ seq, event: { type, atMs: seq } });

describe('what a correction made, entered at once', () => {
  it('is the same game, whichever of its corrections are told so, and by the same numbers', { timeout: 60_000 }, () => {
    let told = 0;
    for (const seed of SEEDS) {
      const { history } = randomGame(seed, 90);
      const out = outOf(history);
      const standing = history.entries.flatMap(({ seq, event }) => (isAmendment(event) && !out.has(seq) ? [seq] : []));
      // The later ones: an earlier one may have to stay what it was, as its entries had been seen.
      for (const from of standing.keys()) {
        const entries = enteredAtOnce(history.entries, new Set(standing.slice(from)));
        told += 1;
        expect(entries.map(({ seq }) => seq)).toEqual(history.entries.map(({ seq }) => seq));
        expect(foldHistory(business, history.initial, entries).state).toEqual(history.state);
      }
    }
    expect(told).toBeGreaterThan(10);
  });

  it('stands in the entries; what is made of them nowhere else stays a correction', () => {
    const entries = [
      ...[played(1, 'a'), played(2, 'b'), played(3, 'c')],
      corrected(4, [other(1, 'A'), other(2, 'B')]),
      corrected(5, [other(2, 'BB'), { seq: 3, event: null }]),
    ];
    expect(enteredAtOnce(entries, new Set([5]))).toEqual([
      ...[played(1, 'a'), played(2, 'BB'), { ...corrected(3, []), seq: 3 }],
      corrected(4, [other(1, 'A')]),
      corrected(5, []),
    ]);
  });

  it('is found there by corrections that came later: what they made of it they still do', () => {
    const entries = [played(1, 'a'), corrected(2, [other(1, 'A')]), corrected(3, [other(1, 'AA')])];
    expect(enteredAtOnce(entries, new Set([2]))).toEqual([played(1, 'A'), corrected(2, []), entries[2]]);
  });

  it('is as old as the oldest entry that it changes', () => {
    const entries = [played(1, 'z', 10), played(2, 'a', 1000), played(3, 'b', 9000)];
    const correction = corrected(10_000, [other(3, 'B'), other(2, 'A')]);
    if (!isAmendment(correction.event)) throw new Error('no correction');
    expect(ageOfCorrected({ entries }, correction.event)).toBe(9000);
  });
});
