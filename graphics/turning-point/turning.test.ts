import { describe, expect, it } from 'vitest';
import { chosenOf, type Turning } from './chosen';
import { planTurning } from './plan';

const expected = { white: 5, black: 5, spread: 1 };
const at = (ply: number): Turning => ({
  ply,
  turn: '',
  side: 'white',
  before: expected,
  after: expected,
  swing: 1,
  board: 1,
  points: 3,
  shift: null,
});
/** The one that weighs most first. */
const turnings = [at(7), at(20), at(12)];

describe('the turning point on air', () => {
  it('is the latest or the weightiest, and none where there is none', () => {
    expect(chosenOf({ turnings }, { which: 'latest' })?.ply).toBe(20);
    expect(chosenOf({ turnings }, { which: 'weightiest' })?.ply).toBe(7);
    expect(chosenOf({ turnings: [] }, { which: 'latest' })).toBeNull();
  });

  it('swaps with another turn, and stays while only its figures change', () => {
    const shown = (list: Turning[]) => ({ outlook: { turnings: list }, content: { which: 'latest' } as const });
    expect(planTurning(shown(turnings), shown([...turnings, at(21)]))).toEqual([{ kind: 'swap' }]);
    expect(planTurning(shown([]), shown(turnings))).toEqual([{ kind: 'swap' }]);
    expect(planTurning(shown(turnings), shown([...turnings.slice(1), at(7)]))).toEqual([]);
  });
});
