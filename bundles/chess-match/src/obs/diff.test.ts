import { expect, test } from 'vitest';
import { diff, type Actual, type Step } from './diff';
import type { Desired } from './desired';

const white: Desired = { scene: 'White', reason: 'side_to_move' };
const all = ['White', 'Black', 'Break'];
const missing: Step = {
  kind: 'refuse',
  problem: { code: 'obs/no_such_scene', params: { scene: 'White' }, rule: null, item: null },
};

test.each<[string, Desired | null, Actual, Step]>([
  ['no wish', null, { programScene: 'Black', scenes: all, transitioning: false }, { kind: 'nothing' }],
  ['no wish in a transition', null, { programScene: 'Black', scenes: all, transitioning: true }, { kind: 'nothing' }],
  ['already so', white, { programScene: 'White', scenes: all, transitioning: false }, { kind: 'nothing' }],
  ['already on its way', white, { programScene: 'White', scenes: all, transitioning: true }, { kind: 'nothing' }],
  ['another', white, { programScene: 'Black', scenes: all, transitioning: false }, { kind: 'request', scene: 'White' }],
  [
    'nothing at all',
    white,
    { programScene: null, scenes: all, transitioning: false },
    { kind: 'request', scene: 'White' },
  ],
  ['another, in a transition', white, { programScene: 'Black', scenes: all, transitioning: true }, { kind: 'wait' }],
  ['scene missing', white, { programScene: 'Black', scenes: ['Black'], transitioning: false }, missing],
  ['scene missing, in a transition', white, { programScene: 'Black', scenes: ['Black'], transitioning: true }, missing],
])('%s', (_, wanted, actual, step) => {
  expect(diff(wanted, actual)).toEqual(step);
});
