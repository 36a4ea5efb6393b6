import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slopeOf } from '../../engine';
import type { MadeShift } from '../../games/common/lookBack';
import { heldWith } from './held';
import { reckon, type Played } from './reckon';
import { saying, supposed, type Standing } from './testing/supposed';

const SLOPE = slopeOf(59);
const turningsOf = (told: Played) => reckon(told, saying, SLOPE).outlook.turnings;
/** One line of ten points, by what the engine says of it turn by turn. */
const course = (...hundredths: readonly number[]): Played => supposed(hundredths.map((each) => ({ 1: [10, each] })));
const found = (told: Played) => turningsOf(told).map(({ ply }) => ply);

describe('a turn turns the match', () => {
  it('when the expectation is another after it, by a tenth of all points, and stays so', () => {
    const [turning, ...others] = turningsOf(course(0, 0, 0, -300, -320));
    expect(others).toEqual([]);
    expect(turning).toMatchObject({ ply: 3, turn: '2.', side: 'white', board: 1, points: 10, shift: null });
    expect(turning?.before.white).toBeCloseTo(5, 9);
    expect(turning?.after.white).toBeCloseTo(2.5, 1);
    expect(turning?.swing).toBeCloseTo((turning?.after.white ?? 0) - 5, 9);
    expect(found(course(0, 0, 0, -100, -100))).toEqual([]);
    expect(found(course(0, 0, 0, -115, -115))).toEqual([3]);
  });

  it('not as long as the next turn has not borne it out', () => {
    expect(found(course(0, 0, 0, -300))).toEqual([]);
    expect(found(course(0, 0, 0, -300, -10))).toEqual([]);
    expect(found(course(0, 0, 0, -300, -300, -10, -10))).toEqual([3, 5]);
  });

  it('not by one value that stands alone, on whichever side of it', () => {
    expect(found(course(0, 0, 400, 0, 0))).toEqual([]);
    expect(found(course(400, 0, 0, 0))).toEqual([]);
    expect(found(course(0, 400, 0, 0, 0))).toEqual([]);
  });

  it('not where a line was not looked at, before it or after it', () => {
    for (const unknown of [1, 2, 3, 4]) {
      const values = [0, 0, 0, -300, -300].map((value, index) => (index === unknown ? 9999 : value));
      expect(found(course(...values)), `${unknown}`).toEqual([]);
    }
  });

  it('at once where it ends the line: nothing can change that', () => {
    const told = supposed([{ 1: [10, 0] }, { 1: [10, 0] }, {}], { ended: { 1: 0 }, paid: { 2: [0, 20] } });
    expect(turningsOf(told)).toMatchObject([{ ply: 2, swing: -5, after: { white: 0, black: 10, spread: 0 } }]);
  });

  it('on the board where most of it happened', () => {
    const told = supposed([
      { 1: [3, 0], 2: [7, 0] },
      { 1: [3, 0], 2: [7, 0] },
      { 1: [3, -200], 2: [7, -300] },
      { 1: [3, -200], 2: [7, -300] },
    ]);
    expect(turningsOf(told)).toMatchObject([{ ply: 2, board: 2, points: 7 }]);
  });

  it('by what was shifted, where nothing on the boards did', () => {
    const shift: MadeShift = {
      kind: 'pass',
      side: 'white',
      isPaid: false,
      ply: 2,
      turn: '1...',
      from: { line: '1', board: 1 },
      to: [{ line: '2', board: 2, points: 4 }],
    };
    const told = supposed(
      [
        { 1: [5, 400], 2: [5, -400] },
        { 1: [5, 400], 2: [5, -400] },
        { 1: [1, 400], 2: [9, -400] },
        { 1: [1, 400], 2: [9, -400] },
      ],
      { made: [shift] },
    );
    expect(turningsOf(told)).toMatchObject([
      { ply: 2, board: null, points: 0, shift: { kind: 'pass', board: 1, others: [2], points: 4 } },
    ]);
  });

  it('where another board was moved on before this one was', () => {
    const on = (first: number, second: number): Standing => ({ 1: [1, first], 2: [1, second] });
    const standings = [on(0, 0), on(5, 0), on(-400, 0), on(-400, 5), on(-400, 400)];
    const apart = (turns: readonly Standing[]) => found(supposed(turns, { isApart: true }));
    expect(apart(standings)).toEqual([]);
    expect(apart([...standings, on(-390, 400)])).toEqual([2]);
    expect(apart([...standings, on(-390, 400), on(-390, 390)])).toEqual([2, 4]);
  });

  it('the more weighty first', () => {
    expect(found(course(0, 0, -150, -150, 300, 300))).toEqual([4, 2]);
  });
});

describe('as the match goes on', () => {
  const value = fc.integer({ min: -500, max: 500 });
  const standing = fc.record({ 1: fc.tuple(fc.constant(4), value), 2: fc.tuple(fc.constant(6), value) });

  it('a turn that turned it is one for ever, and by as much, for two hundred turns', () => {
    let all = 0;
    fc.assert(
      fc.property(fc.array(standing, { minLength: 4, maxLength: 201 }), fc.nat(), (standings, cut) => {
        const before = turningsOf(supposed(standings.slice(0, 3 + (cut % standings.length))));
        const after = turningsOf(supposed(standings));
        expect(after).toEqual(expect.arrayContaining(before));
        all += before.length;
      }),
      { numRuns: 60 },
    );
    expect(all).toBeGreaterThan(0);
  });

  it('nothing is said of turns that were made before an engine was there to look, until it has', () => {
    const seen = [0, 0, 0, -300, -300, -300];
    const unseen = seen.map((each, index) => (index < 4 ? 9999 : each));
    expect(found(course(...unseen))).toEqual([]);
    expect(found(course(...seen))).toEqual([3]);
  });
});

describe('what was told once', () => {
  const told = course(0, 0, 0, -300, -300);
  const first = heldWith([], turningsOf(told), told.moments);

  it('stays when an engine that goes deeper says a little less', () => {
    expect(heldWith(first, [], told.moments)).toEqual(first);
  });

  it('goes when its turn is taken back, or is another', () => {
    expect(heldWith(first, [], told.moments.slice(0, 3))).toEqual([]);
    expect(heldWith(first, [], course(0, 0, 0, -200, -300).moments)).toEqual([]);
  });

  it('is told as it is found now', () => {
    const again = turningsOf(told).map((turning) => ({ ...turning, swing: -9 }));
    expect(heldWith(first, again, told.moments).map(({ turning }) => turning.swing)).toEqual([-9]);
  });
});
