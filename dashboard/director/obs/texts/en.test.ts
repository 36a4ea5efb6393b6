import { expect, it } from 'vitest';
import { en } from './en';

it('counts one step as one', () => {
  expect(en.planIntro(1)).toMatch(/^1 step\. /);
  expect(en.planIntro(70)).toMatch(/^70 steps\. /);
  expect([en.planDone(1, 0), en.planDone(2, 0)]).toEqual(['Done: 1 step.', 'Done: 2 steps.']);
  expect([en.apply(1), en.apply(0)]).toEqual(['Do 1 step', 'Do 0 steps']);
});
