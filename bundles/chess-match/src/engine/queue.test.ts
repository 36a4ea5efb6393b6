import { describe, expect, it } from 'vitest';
import { givesWay, NODES, nextSearch, type Wanted } from './queue';

const [first, second, third] = NODES;
const spentOn =
  (known: Readonly<Record<string, number>>) =>
  (position: string): number =>
    known[position] ?? 0;

/** All searches, one after another, each of which is answered. */
const order = (wanted: Wanted): readonly string[] => {
  const known: Record<string, number> = {};
  const done: string[] = [];
  for (let next = nextSearch(wanted, spentOn(known)); next !== null; next = nextSearch(wanted, spentOn(known))) {
    known[next.position] = next.nodes;
    done.push(`${next.position}${NODES.findIndex((nodes) => nodes === next.nodes)}`);
  }
  return done;
};

describe('what is searched next', () => {
  it('stands now and changed last; then what is asked for, the past, and deeper by turns what stands and is asked for', () => {
    expect(order({ now: ['b', 'a'], asked: ['d', 'c'], past: ['y', 'x'] })).toEqual([
      ...['b0', 'a0', 'd0', 'c0'],
      ...['d1', 'c1', 'y0', 'x0'],
      ...['b1', 'a1', 'b2', 'a2', 'd2', 'c2'],
    ]);
  });

  it('is looked at once where it stands and is asked for too', () => {
    expect(order({ now: ['a'], asked: ['a'], past: ['a'] })).toEqual(['a0', 'a1', 'a2']);
  });

  it('is nothing where nothing stands', () => {
    expect(nextSearch({ now: [], asked: [], past: [] }, spentOn({}))).toBeNull();
    expect(nextSearch({ now: ['a'], asked: [], past: ['x'] }, spentOn({ a: third, x: first }))).toBeNull();
  });
});

describe('a search gives way', () => {
  const wanted = { now: ['b', 'a'], asked: ['c'], past: ['x'] };
  const deeper = { position: 'a', nodes: second };

  it('to what stands now or is asked for and is not known, if it is of the past or goes deeper', () => {
    const known = { a: first, b: first, c: second };
    expect(givesWay({ position: 'x', nodes: first }, wanted, spentOn({ a: first, c: second }))).toBe(true);
    expect(givesWay(deeper, wanted, spentOn({ a: first, c: second }))).toBe(true);
    expect(givesWay(deeper, wanted, spentOn({ ...known, c: 0 }))).toBe(true);
    expect(givesWay(deeper, wanted, spentOn({ ...known, c: first }))).toBe(true);
    expect(givesWay({ position: 'c', nodes: second }, wanted, spentOn({ a: first, c: first }))).toBe(true);
  });

  it('where nobody wants it any more', () => {
    const known = { a: third, b: third, c: third, x: first };
    expect(givesWay({ position: 'd', nodes: first }, wanted, spentOn(known))).toBe(true);
  });

  it('not while it is the first look at what stands now, nor where all of that is known', () => {
    expect(givesWay({ position: 'a', nodes: first }, wanted, spentOn({}))).toBe(false);
    expect(givesWay({ position: 'x', nodes: first }, wanted, spentOn({ a: first, b: first, c: second }))).toBe(false);
    expect(givesWay(deeper, wanted, spentOn({ a: first, b: first, c: second, x: 0 }))).toBe(false);
  });
});
