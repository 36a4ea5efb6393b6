import { expect, test } from 'vitest';
import { diff, nameInObs, nameInRules, type Actual, type Step } from './diff';
import type { Target, DesiredScene } from './desiredScene';

const desired = (target: Target): DesiredScene => ({ scene: 'White', reason: 'side_to_move', target });
const seen = (change: Partial<Actual> = {}): Actual => ({
  programScene: 'Black',
  previewScene: null,
  studioMode: false,
  scenes: ['White', 'Black', 'Break'],
  names: {},
  transitioning: false,
  collection: 0,
  ...change,
});
const studio = (previewScene: string, change: Partial<Actual> = {}): Actual =>
  seen({ studioMode: true, previewScene, ...change });
const refuse = (code: string, params = {}): Step => ({
  kind: 'refuse',
  problem: { code, params, rule: null, item: null },
});
const missing = refuse('obs/no_such_scene', { scene: 'White' });
const cut: Step = { kind: 'request', scene: 'White', target: 'program' };
const preview: Step = { kind: 'request', scene: 'White', target: 'preview' };
const nothing: Step = { kind: 'nothing' };

test.each<[string, DesiredScene | null, Actual, Step]>([
  ['no desired scene', null, seen(), nothing],
  ['no desired scene in a transition', null, seen({ transitioning: true }), nothing],
  ['already so', desired('auto'), seen({ programScene: 'White' }), nothing],
  ['already on its way', desired('auto'), seen({ programScene: 'White', transitioning: true }), nothing],
  ['another', desired('auto'), seen(), cut],
  ['nothing at all', desired('auto'), seen({ programScene: null }), cut],
  ['another, in a transition', desired('auto'), seen({ transitioning: true }), { kind: 'wait' }],
  ['scene missing', desired('auto'), seen({ scenes: ['Black'] }), missing],
  ['scene missing, in a transition', desired('auto'), seen({ scenes: ['Black'], transitioning: true }), missing],
  ['studio mode: the preview', desired('auto'), studio('Break'), preview],
  ['studio mode: in the preview already', desired('auto'), studio('White'), nothing],
  ['studio mode: a button for the program', desired('program'), studio('White'), cut],
  ['a preview without studio mode', desired('preview'), seen(), refuse('obs/no_studio_mode')],
])('%s', (_, wanted, actual, step) => {
  expect(diff(wanted, actual)).toEqual(step);
});

test('a scene of ours that a human renamed is asked for by its new name', () => {
  const actual = seen({ scenes: ['Weiss', 'Black'], names: { White: 'Weiss' } });
  expect(diff(desired('auto'), actual)).toEqual({ kind: 'request', scene: 'Weiss', target: 'program' });
  expect([nameInObs(actual, 'Black'), nameInRules(actual, 'Weiss'), nameInRules(actual, 'Black')]).toEqual([
    'Black',
    'White',
    'Black',
  ]);
});

test('a scene of whatever name is asked for by that name', () => {
  expect([nameInObs(seen(), 'constructor'), nameInObs(seen(), 'toString')]).toEqual(['constructor', 'toString']);
});
