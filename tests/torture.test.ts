import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { random } from '../bundles/chess-match/src/games/common/random';
import { tortureRound } from '../scripts/proof/torture/run';
import { createTally, LAWS, type Law, type Tally } from '../scripts/proof/torture/tally';
import { IS_THOROUGH } from './support/thorough';

/** Draws the order of the steps, the play, and the damages. */
const SEED = 11;
const ONCE = { kills: 1, fullDisks: 1, damages: 2, hostilities: 1, clockSteps: 1, suspensions: 1, floods: 1 };
const ROUND = IS_THOROUGH ? { ...ONCE, damages: 4, clockSteps: 2 } : ONCE;
/** Minutes on a crowded machine; one on an idle one. */
const LIMIT_MS = 1_200_000;

describe('a short torture', () => {
  let tally: Tally;
  beforeAll(async () => {
    tally = createTally(SEED);
    await tortureRound({ tally, round: ROUND, isOver: () => false, say: () => undefined }, random(SEED));
  }, LIMIT_MS);
  afterAll(() => {
    process.stdout.write(`${tally.summary()}\n${tally.logFile}\n`);
  });

  it('does everything at least once', () => {
    const { fullDisks, ...done } = tally.done;
    const always = ['kills', 'damages', 'hostile', 'clockSteps', 'suspensions', 'floods', 'confirmed'] as const;
    for (const what of always) expect([what, done[what] > 0]).toEqual([what, true]);
    expect(fullDisks > 0 || tally.summary().includes('not done: full disks')).toBe(true);
  });

  for (const [law, words] of Object.entries(LAWS))
    it(`${words}: none`, () => {
      expect(tally.broken[law as Law], `see ${tally.logFile}`).toBe(0);
    });
});
