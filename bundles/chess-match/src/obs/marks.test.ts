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
