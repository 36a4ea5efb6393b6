import { expect, test } from 'vitest';
import { desired } from './desired';
import { NO_INTENT, REASONS, type Reason } from './intent';
import { SIDES, type Side } from '../rules/common/sides';

const scenes = { white: 'White', black: 'Black' };
const wish = (side: Side, reason: Reason) => ({ ...NO_INTENT, wish: { side, reason } });

test('without a wish OBS is left alone, whatever it shows', () => {
  for (const program of ['White', 'Black', 'Break', null]) expect(desired(NO_INTENT, scenes, program)).toBeNull();
});

/** Following acts between the audience scenes only, a button from anywhere. */
const table = REASONS.flatMap((reason) =>
  SIDES.flatMap((side) =>
    ['White', 'Black', 'Break', null].map((program) => {
      const acts = reason === 'button' || program === 'White' || program === 'Black';
      return { reason, side, program, expected: acts ? { scene: scenes[side], reason } : null };
    }),
  ),
);

test('the table is complete', () => {
  expect(table).toHaveLength(4 * 2 * 4);
  expect(table.filter(({ expected }) => expected === null)).toHaveLength(3 * 2 * 2);
});

test.each(table)('$reason for $side with $program on program', ({ reason, side, program, expected }) => {
  expect(desired(wish(side, reason), scenes, program)).toEqual(expected);
});
