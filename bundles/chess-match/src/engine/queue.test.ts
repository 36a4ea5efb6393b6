import { describe, expect, it } from 'vitest';
import { givesWay, NODES, nextSearch, type Wanted } from './queue';

const [first, , third] = NODES;
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
  it('stands now and changed last; then comes the past; then all that stands, deeper by turns', () => {
    expect(order({ now: ['b', 'a'], past: ['y', 'x'] })).toEqual([
      ...['b0', 'a0', 'y0', 'x0'],
      ...['b1', 'a1', 'b2', 'a2'],
    ]);
  });

  it('is nothing where nothing stands', () => {
    expect(nextSearch({ now: [], past: [] }, spentOn({}))).toBeNull();
    expect(nextSearch({ now: ['a'], past: ['x'] }, spentOn({ a: third, x: first }))).toBeNull();
  });
});

describe('a search gives way', () => {
  const wanted = { now: ['b', 'a'], past: [] };

  it('to what stands now and is not known, if it is of the past or goes deeper', () => {
    expect(givesWay({ position: 'x' }, wanted, spentOn({ a: first }))).toBe(true);
    expect(givesWay({ position: 'a' }, wanted, spentOn({ a: first }))).toBe(true);
  });

  it('not while it is the first look at what stands now, nor where all of that is known', () => {
    expect(givesWay({ position: 'a' }, wanted, spentOn({}))).toBe(false);
    expect(givesWay({ position: 'x' }, wanted, spentOn({ a: first, b: first }))).toBe(false);
  });
});
