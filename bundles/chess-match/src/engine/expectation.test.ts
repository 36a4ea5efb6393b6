import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectationOf, expectedOf, slopeOf } from './expectation';

const SLOPE = slopeOf(59);
const pawns = (hundredths: number) => expectationOf({ kind: 'pawns', hundredths }, SLOPE);

describe('what people score', () => {
  it('is half where nobody is better, what was agreed a pawn ahead, and everything before a mate', () => {
    expect([pawns(0), pawns(100)]).toEqual([0.5, expect.closeTo(0.59, 10) as number]);
    expect([-3, 2].map((moves) => expectationOf({ kind: 'mate', in: moves }, SLOPE))).toEqual([0, 1]);
  });

  it('is for one side what it is not for the other, and grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (hundredths) => {
        expect(pawns(hundredths) + pawns(-hundredths)).toBeCloseTo(1, 12);
        expect(pawns(hundredths + 1)).toBeGreaterThan(pawns(hundredths));
      }),
    );
  });
});

describe('how a match may end', () => {
  const lines = fc.array(
    fc.record({ stake: fc.integer({ min: 0, max: 10 }), expectation: fc.double({ min: 0, max: 1, noNaN: true }) }),
    { maxLength: 5 },
  );
  const paid = fc.record({ white: fc.integer({ min: 0, max: 40 }), black: fc.integer({ min: 0, max: 40 }) });

  it('is the score, to the letter, once no line goes on', () => {
    expect(expectedOf({ white: 6.5, black: 3.5 }, [])).toEqual({ white: 6.5, black: 3.5, spread: 0 });
  });

  it('is two points more or less of two lines of four that are level', () => {
    const level = { stake: 4, expectation: 0.5 };
    expect(expectedOf({ white: 0, black: 0 }, [level, level])).toEqual({ white: 4, black: 4, spread: 2 });
  });

  it('adds up to all points there are, and is sure of what is decided', () => {
    fc.assert(
      fc.property(paid, lines, (score, prospects) => {
        const { white, black, spread } = expectedOf(score, prospects);
        const all = score.white + score.black + prospects.reduce((sum, { stake }) => sum + stake, 0);
        expect(white + black).toBeCloseTo(all, 9);
        expect(spread).toBeLessThanOrEqual(prospects.reduce((sum, { stake }) => sum + stake, 0) / 2);
        const decided = prospects.map((each) => ({ ...each, expectation: Math.round(each.expectation) }));
        expect(expectedOf(score, decided).spread).toBe(0);
      }),
    );
  });
});
