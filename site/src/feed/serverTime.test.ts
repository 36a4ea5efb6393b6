import { describe, expect, it } from 'vitest';
import { serverTimeAt, toldByDate, toldByDocument, type Offset } from './serverTime';

/** The server's clock is this far from the page's; its Date header is cut to seconds. */
const TRUE_MS = 1_700_000_000_300;
const dateAt = (pageMs: number): number => Math.floor((pageMs + TRUE_MS) / 1000) * 1000;

const asked = (known: Offset | null, sentAtMs: number): Offset =>
  toldByDate(known, dateAt(sentAtMs + 20), { sentAtMs, gotAtMs: sentAtMs + 40 });

describe('the time of the server', () => {
  it('lies within a second after one answer, and closer with each', () => {
    const first = asked(null, 1000);
    expect(Math.abs(serverTimeAt(first, 0) - TRUE_MS)).toBeLessThan(1000);
    const later = [3270, 5610, 7950, 9790, 12_130].reduce<Offset>(asked, first);
    expect(later.mostMs - later.leastMs).toBeLessThan(first.mostMs - first.leastMs);
    expect(later.leastMs).toBeLessThanOrEqual(TRUE_MS);
    expect(later.mostMs).toBeGreaterThanOrEqual(TRUE_MS);
  });

  it('follows a clock that was set', () => {
    const known = asked(null, 1000);
    const set = toldByDate(known, dateAt(5020) + 3_600_000, { sentAtMs: 5000, gotAtMs: 5040 });
    expect(Math.abs(serverTimeAt(set, 0) - TRUE_MS - 3_600_000)).toBeLessThan(1000);
  });

  it('is no earlier than what has been released', () => {
    const known: Offset = { leastMs: 100, mostMs: 1100 };
    expect(toldByDocument(known, 1700, 1000)).toEqual({ leastMs: 700, mostMs: 1100 });
    expect(toldByDocument(known, 1050, 1000)).toEqual(known);
    expect(toldByDocument(known, 9000, 1000)).toEqual({ leastMs: 8000, mostMs: 9000 });
    expect(toldByDocument(null, 9000, 1000).leastMs).toBe(8000);
  });
});
