import { describe, expect, it } from 'vitest';
import { slopeOf } from '../../../bundles/chess-match/src/engine';
import { isSteady, stepsOf, sumOf, type Said } from './steps';

const SLOPE = slopeOf(59);
const at = (depth: number, hundredths: number): Said => ({ depth, score: { kind: 'pawns', hundredths } });
const count = (said: readonly Said[]) => stepsOf(said, SLOPE);

describe('steps from one depth to the next', () => {
  it('count from where something is shown', () => {
    expect(count([at(10, 0), at(11, 900), at(12, 0), at(13, 10), at(14, 20)])).toEqual({ all: 2, moved: 0 });
    expect(count([])).toEqual({ all: 0, moved: 0 });
  });

  it('move what is shown by a tenth: a pawn from level is 0.09 and none, 112 hundredths are one', () => {
    expect(count([at(12, 0), at(13, 100)])).toEqual({ all: 1, moved: 0 });
    expect(count([at(12, 0), at(13, 112)])).toEqual({ all: 1, moved: 1 });
    expect(count([at(12, 112), at(13, 0)])).toEqual({ all: 1, moved: 1 });
  });

  it('take of one depth what was said last', () => {
    expect(count([at(12, 0), at(13, 900), at(13, 10)])).toEqual({ all: 1, moved: 0 });
  });

  it('know a mate', () => {
    expect(count([at(12, 300), { depth: 13, score: { kind: 'mate', in: 3 } }]).moved).toBe(1);
    expect(count([at(12, 0), { depth: 13, score: { kind: 'mate', in: -3 } }]).moved).toBe(1);
  });
});

describe('an outlook', () => {
  it('is steady where three of a hundred steps move, and not where four do', () => {
    expect(
      isSteady(
        sumOf([
          { all: 60, moved: 3 },
          { all: 40, moved: 0 },
        ]),
      ),
    ).toBe(true);
    expect(
      isSteady(
        sumOf([
          { all: 60, moved: 3 },
          { all: 40, moved: 1 },
        ]),
      ),
    ).toBe(false);
  });

  it('is not said to be steady where nothing was counted', () => {
    expect(isSteady(sumOf([]))).toBe(false);
  });
});
