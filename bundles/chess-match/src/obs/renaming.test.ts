import { expect, test } from 'vitest';
import { createRig, promptRules, rigForEach, soon, type Rig } from './testing/rig';

let rig: Rig;
rigForEach((made) => (rig = made));

/** Somebody renames a scene in OBS, in the order in which OBS tells it. */
const rename = async (from: string, to: string, { obs } = rig): Promise<void> => {
  obs.scenes = obs.scenes.map((scene) => (scene === from ? to : scene));
  if (obs.programScene === from) obs.programScene = to;
  obs.tell('SceneNameChanged', { oldSceneName: from, sceneName: to });
  obs.events(-1).onHint('list');
  await soon();
};

const following = async (): Promise<void> => {
  rig.obs.programScene = 'White';
  await rig.connect();
  rig.toMove('white');
  rig.instance.automate(true);
  await soon();
};

test('a scene of the rules that is renamed is followed, and offered under its new name', async () => {
  await following();
  await rename('Black', 'Blues');
  expect(rig.full().missingScenes).toEqual([]);
  expect(rig.full().rules.sideToMove.scenes).toEqual({ white: 'White', black: 'Blues' });
  expect(rig.view().scenes.black).toEqual({ name: 'Blues', exists: true });
  rig.toMove('black');
  await soon();
  expect(rig.obs.shown).toEqual(['Blues']);
});

test('the one on program, too: that is no choice of another picture', async () => {
  await following();
  await rename('White', 'Reds');
  expect(rig.full().next).toBeNull();
  rig.toMove('black');
  await soon();
  expect(rig.obs.shown).toEqual(['Black']);
});

test('the boards of a match in which no side to move has a scene, too', async () => {
  rig.obs.scenes = ['White', 'Black', 'Break', 'Boards'];
  rig.obs.programScene = 'Boards';
  await rig.connect();
  const rules = promptRules();
  rig.instance.setRules({ ...rules, clockStopped: { ...rules.clockStopped, on: true, afterMs: 0 } });
  rig.instance.automate(true);
  await rename('Boards', 'Доски');
  rig.seen({ isStopped: true });
  await soon();
  rig.seen({ isStopped: false });
  await soon();
  expect(rig.obs.shown).toEqual(['Break', 'Доски']);
});

test('a button named after the configuration finds it', async () => {
  await rig.connect();
  await rename('White', 'Reds');
  expect(await rig.press('White')).toBeNull();
  expect(rig.obs.shown).toEqual(['Reds']);
});

test('it outlives a restart of the server', async () => {
  await rig.connect();
  await rename('White', 'Reds');
  const later = createRig(rig.disk, null);
  later.obs.scenes = [...rig.obs.scenes];
  await later.connect();
  expect(later.view().scenes.white).toEqual({ name: 'Reds', exists: true });
  later.instance.stop();
});

test('what the disk refuses is followed all the same', async () => {
  await rig.connect();
  rig.disk.set = () => {
    throw new Error('disk full');
  };
  await rename('White', 'Reds');
  expect(rig.view().scenes.white).toEqual({ name: 'Reds', exists: true });
  expect(rig.lines.at(-1)).toContain('disk full');
});

test('a scene that is gone is missing until it is there again, while automation wants it', async () => {
  await following();
  rig.obs.scenes = ['White', 'Break'];
  rig.obs.events(-1).onHint('list');
  await soon();
  expect(rig.full().missingScenes).toEqual(['Black']);
  rig.instance.automate(false);
  expect(rig.full().missingScenes).toEqual([]);
  rig.instance.automate(true);
  rig.obs.events(-1).onClosed(1006);
  expect(rig.full().missingScenes).toEqual([]);
});

test('nothing is missing in the middle of an exchange of collections', async () => {
  await following();
  const events = rig.obs.events(-1);
  events.onCollection('changing');
  rig.obs.scenes = [];
  events.onHint('list');
  await soon();
  expect(rig.full().missingScenes).toEqual([]);
  rig.obs.scenes = ['White', 'Break'];
  events.onCollection('changed');
  await soon();
  expect(rig.full().missingScenes).toEqual(['Black']);
});
