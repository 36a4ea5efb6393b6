import { describe, expect, it } from 'vitest';
import {
  pushedAfter,
  serverTimeAt,
  toldByDate,
  toldByDocument,
  toldByPushed,
  type Offset,
  type Pushed,
} from './serverTime';

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

describe('the time of the house, where an engine elsewhere pushes its documents', () => {
  /** The page's clock shows 0 when the house's shows this. */
  const HOUSE_MS = 1_700_000_000_300;
  interface Followed {
    readonly offset: Offset;
    readonly pushed: readonly Pushed[];
  }
  /** After a question to an engine whose clock is ahead. */
  const joined = (aheadMs: number, wayMs: number): Followed => {
    const dateMs = Math.floor((HOUSE_MS + aheadMs + 1000 + wayMs) / 1000) * 1000;
    return { offset: toldByDate(null, dateMs, { sentAtMs: 1000, gotAtMs: 1000 + 2 * wayMs }), pushed: [] };
  };
  /** After a document that was released at one moment of the page's clock and came at another. */
  const heard = ({ offset, pushed }: Followed, [releasedAtMs, gotAtMs]: readonly [number, number]): Followed => {
    const releasedMs = HOUSE_MS + releasedAtMs;
    const after = pushedAfter(pushed, releasedMs, gotAtMs);
    return { offset: toldByPushed(toldByDocument(offset, releasedMs, gotAtMs), after), pushed: after };
  };
  /** Documents every two seconds. */
  const steady = (count: number, lateMs: number, from = 3000): readonly (readonly [number, number])[] =>
    Array.from({ length: count }, (_, index) => [from + index * 2000, from + index * 2000 + lateMs]);
  const wrongMs = ({ offset }: Followed): number => Math.abs(serverTimeAt(offset, 0) - HOUSE_MS);

  it.each([
    ['right', 0],
    ['a little ahead', 3000],
    ['far ahead', 60_000],
    ['a little behind', -3000],
    ['far behind', -60_000],
  ])('is the house’s where the engine’s clock is %s', (_, aheadMs) => {
    expect(wrongMs(steady(3, 100).reduce(heard, joined(aheadMs, 40)))).toBeLessThan(600);
  });

  it('is not judged by one or two documents: those may have lain there, or have been held up', () => {
    const right = joined(0, 40);
    expect([[3000, 22_000] as const, [23_000, 30_000] as const].reduce(heard, right)).toMatchObject({
      offset: right.offset,
    });
  });

  it('is what Date says where the net is slow: questions take their time there too', () => {
    const slow = joined(0, 4000);
    expect(steady(10, 4500).reduce(heard, slow).offset.mostMs).toBe(slow.offset.mostMs);
    expect(wrongMs(steady(10, 4500).reduce(heard, slow))).toBeLessThan(2000);
  });

  it('is judged by the quickest: one that is held up now and then says nothing', () => {
    const known = steady(5, 100).reduce(heard, joined(0, 40));
    expect([[13_000, 30_000] as const, [31_000, 40_000] as const].reduce(heard, known).offset).toEqual(known.offset);
  });

  it('is not judged by what came all at once to a page that stood still', () => {
    const known = steady(3, 100).reduce(heard, joined(0, 40));
    const atOnce = steady(8, 0, 9000).map(([releasedAtMs]) => [releasedAtMs, 40_000] as const);
    expect(atOnce.reduce(heard, known).offset).toEqual(known.offset);
  });

  it('goes on with the sleep of a machine whose page’s clock stood', () => {
    const known = steady(5, 100).reduce(heard, joined(0, 40));
    const slept = steady(1, 100, 13_000).map(([releasedAtMs, gotAtMs]) => [releasedAtMs + 600_000, gotAtMs] as const);
    expect(Math.abs(serverTimeAt(slept.reduce(heard, known).offset, 0) - HOUSE_MS - 600_000)).toBeLessThan(600);
  });
});
