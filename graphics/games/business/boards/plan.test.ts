import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../fixtures/fixtures';
import { isOfCards, planAll } from './plan';

const { one, five, over } = FIXTURES;

describe('the sentence below the boards', () => {
  it('becomes another one with what the boards are worth, as the last step', () => {
    const steps = planAll(one, five);
    const [last] = steps.slice(-1);
    expect(last).toMatchObject({ kind: 'why', from: { kind: 'level', of: 1 }, to: { kind: 'level', of: 5 } });
    expect(steps.slice(0, -1).every(isOfCards)).toBe(true);
  });

  it('stays where a turn changes neither score nor worth', () => {
    expect(planAll(five, { ...five, boards: one.boards }).filter((step) => !isOfCards(step))).toEqual([]);
  });

  it('goes with the end of the game', () => {
    expect(planAll(five, over).at(-1)).toMatchObject({ kind: 'why', to: null });
  });
});
