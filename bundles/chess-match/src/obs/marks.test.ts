import { expect, test } from 'vitest';
import { rigForEach, type Rig } from './testing/rig';

let rig: Rig;

rigForEach((fresh) => {
  rig = fresh;
});

test('a scene that a human renamed is known by the name of the rules while its OBS is connected', async () => {
  rig.obs.scenes = ['Weiss', 'Black', 'Break'];
  rig.obs.marks = { Weiss: 'White', Black: 'Black' };
  expect(rig.instance.nameInRules('Weiss')).toBe('Weiss');
  await rig.connect();
  expect(['Weiss', 'Black', 'Break'].map((scene) => rig.instance.nameInRules(scene))).toEqual([
    'White',
    'Black',
    'Break',
  ]);
});

test.each([
  ['below the scene it was made of', ['White 2', 'White', 'Black', 'Break'], 'White'],
  ['above it', ['White', 'White 2', 'Black', 'Break'], 'White'],
  ['below it, and that is renamed', ['White 2', 'Weiss', 'Black', 'Break'], 'Weiss'],
])('a copy that OBS made of a scene of ours is not that scene: %s', async (_, scenes, ours) => {
  rig.obs.scenes = scenes;
  rig.obs.marks = { White: 'White', 'White 2': 'White', Weiss: 'White' };
  await rig.connect();
  expect(scenes.filter((scene) => rig.instance.nameInRules(scene) === 'White')).toEqual([ours]);
  expect(await rig.press('White')).toBeNull();
  expect(rig.obs.shown).toEqual([ours]);
});
