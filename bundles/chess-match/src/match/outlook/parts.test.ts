import { describe, expect, it } from 'vitest';
import { expectationOf, slopeOf } from '../../engine';
import { business } from '../../games/business';
import { isOver } from '../../games/business/rules/state';
import { randomGame } from '../../games/testing/randomGame';
import type { AtStake } from '../../games/common/lookBack';
import { linesOf } from './lines';
import { partsOf, sumOf } from './parts';
import { expectedAt, reckon, type Played } from './reckon';
import { anyhow, playedOf } from './testing/played';

const SLOPE = slopeOf(59);
const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1).filter((seed) => seed % 7 !== 0);
const games = SEEDS.map((seed) => randomGame(seed, 160));

const worth = ({ position, white }: AtStake): number => {
  const known = anyhow(position);
  const share = known === null ? 0 : expectationOf(known.score, SLOPE);
  return white === 'white' ? share : 1 - share;
};

/** By how much White is ahead, halved: what one side gains of it the other loses. */
const balances = ({ moments }: Played): readonly number[] =>
  moments.map((moment) => {
    const expected = expectedAt(moment, anyhow, SLOPE);
    return expected === null ? NaN : (expected.white - expected.black) / 2;
  });

describe('what a turn changed', () => {
  it('is what its lines and its shift changed, all together, in any match with undo and corrections', () => {
    let shifts = 0;
    for (const { seed, history } of games) {
      const told = playedOf(business, history);
      const lines = linesOf(told.moments, told.dealings, worth);
      const balance = balances(told);
      told.moments.slice(1).forEach((after, index) => {
        const before = told.moments[index];
        if (before === undefined) return;
        const parts = partsOf(before, after, told.dealings, lines);
        const sum = sumOf(
          parts,
          () => before.ply,
          () => after.ply,
        );
        expect(sum, `seed ${seed}, turn ${after.ply}`).toBeCloseTo(
          (balance[index + 1] ?? 0) - (balance[index] ?? 0),
          9,
        );
        if (parts.some(({ shift }) => shift !== null)) shifts += 1;
      });
    }
    expect(shifts).toBeGreaterThan(300);
  });

  it('adds up to the score of a match that is over, to the letter', () => {
    const over = games.filter(({ history }) => isOver(history.state));
    expect(over.length).toBeGreaterThan(5);
    for (const { history } of over) {
      const told = playedOf(business, history);
      const { expected, shifts } = reckon(told, anyhow, SLOPE).outlook;
      const { score } = told.moments.at(-1) ?? { score: { white: 0, black: 0 } };
      expect(expected).toEqual({ white: score.white / 2, black: score.black / 2, spread: 0 });
      expect(shifts.every(({ atOnce, later }) => atOnce !== null && later !== null)).toBe(true);
    }
  });

  it('is nothing that was taken back', () => {
    for (const { history } of games) {
      const told = playedOf(business, history);
      const { forks, passes, selections } = history.state;
      expect(reckon(told, anyhow, SLOPE).outlook.shifts).toHaveLength(forks.length + passes.length + selections.length);
    }
  });
});
