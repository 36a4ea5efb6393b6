import { expect, test } from 'vitest';
import { countingProxy } from './support/countingProxy';
import { saveScenes } from './support/obs';
import { BLACK, branching, promptRules, WHITE, type Desk } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { until } from './support/until';

const bench = useObsBench();

/** Automation is on and White, to move, is on program. */
const following = async (address: string = bench().studio.address, disk = new Map<string, string>()): Promise<Desk> => {
  const desk = bench().desk(address, bench().studio.password, { disk });
  await desk.until(({ state }) => state === 'connected', 'the connection');
  await bench().cutToSeenBy(desk, WHITE);
  bench().announced = [];
  desk.toMove('white');
  desk.obs.automate('program', true);
  return desk;
};

const announced = (): readonly string[] => bench().announced;

test('the network is cut while the match goes on: on return the picture is right, with one change', async () => {
  const line = await countingProxy(bench().studio.address);
  const desk = await following(line.address);
  line.hangUp();
  await desk.until(({ state }) => state === 'lost', 'the loss');
  for (const side of ['black', 'white', 'black'] as const) desk.toMove(side);
  await desk.until(({ programScene }) => programScene === BLACK, 'Black on program');
  await until(() => announced().length > 0, 'the change');
  await bench().twoLooks(desk);
  expect(announced()).toEqual([BLACK]);
  expect(desk.instance().lastRequest).toMatchObject({ reason: 'reconnected' });
  await line.close();
});

test('a frozen OBS that thaws: the picture is right, with one change', async () => {
  const desk = await following();
  await bench().studio.freeze();
  await desk.until(({ state }) => state === 'lost', 'the silence to be noticed');
  desk.toMove('black');
  await desk.until((_, { next }) => next?.scene === BLACK && next.waits === 'offline', 'what will be shown');
  bench().studio.thaw();
  await desk.until(({ programScene }) => programScene === BLACK, 'Black on program');
  await until(() => announced().length > 0, 'the change');
  await bench().twoLooks(desk);
  expect(announced()).toEqual([BLACK]);
});

test('OBS killed and started again: the picture is right with one change and no more than two attempts', async () => {
  const line = await countingProxy(bench().studio.address);
  await bench().cutTo(WHITE);
  await saveScenes(bench().director);
  const desk = await following(line.address);
  await bench().studio.kill();
  await desk.until(({ state }) => state === 'lost', 'the loss');
  desk.toMove('black');
  const before = desk.pictures().length;
  await bench().studio.restart();
  const attempts = line.connections();
  await bench().greetDirector();
  await desk.until(({ programScene }) => programScene === BLACK, 'Black on program');
  // One that began before OBS listened may fail once more.
  expect(line.connections() - attempts).toBeLessThanOrEqual(2);
  await bench().twoLooks(desk);
  expect(await bench().programScene()).toBe(BLACK);
  expect(desk.requests()).toEqual([`reconnected ${BLACK}`]);
  // What OBS began with may be seen first; it is left once and for all.
  const pictures = desk.pictures().slice(before);
  expect(pictures.slice(pictures[0] === WHITE ? 1 : 0)).toEqual([BLACK]);
  expect(bench().announced.filter((scene) => scene !== BLACK)).toEqual([]);
  await line.close();
});

test('a scene that is deleted and made again is shown when it is back', async () => {
  const desk = await following();
  await bench().director.call('RemoveScene', { sceneName: BLACK });
  await desk.until((view) => view.scenes.black.exists === false, 'the removal');
  desk.toMove('black');
  await desk.until((_, { next }) => next?.waits === 'no_scene', 'the page to say it');
  expect(await bench().programScene()).toBe(WHITE);
  await bench().director.call('CreateScene', { sceneName: BLACK });
  await desk.until(({ programScene }) => programScene === BLACK, 'Black on program');
});

test('another scene collection: said, waited for, and right when the first is back', async () => {
  const desk = await following();
  const { currentSceneCollectionName: first } = await bench().director.call('GetSceneCollectionList');
  await bench().director.call('CreateSceneCollection', { sceneCollectionName: `other ${Date.now()}` });
  await desk.until((view) => view.scenes.black.exists === false, 'the other collection');
  desk.toMove('black');
  await desk.until((_, { next }) => next?.scene === BLACK && next.waits !== null, 'the page to say it');
  await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: first });
  await desk.until(({ programScene }) => programScene === BLACK, 'Black on program');
});

test('studio mode: the preview is set, the director takes it, and that is no override', async () => {
  await bench().director.call('SetStudioModeEnabled', { studioModeEnabled: true });
  const desk = await following();
  desk.toMove('black');
  await desk.until(
    (_, { previewScene, next }) => previewScene === BLACK && next?.waits === 'preview',
    'Black in preview, and that it waits there',
  );
  expect(await bench().programScene()).toBe(WHITE);
  expect(await desk.obs.takeScene('program')).toBeNull();
  await desk.until(({ programScene }) => programScene === BLACK, 'Black on program');
  expect(desk.instance().overrideUntilMs).toBeNull();
  desk.toMove('white');
  await desk.until((_, { previewScene }) => previewScene === WHITE, 'White in preview');
});

test('a restart of the server keeps the hold, the rules and automation', async () => {
  const disk = new Map<string, string>();
  const desk = await following(undefined, disk);
  desk.obs.hold('program', true);
  await desk.obs.stop();
  const again = bench().desk(undefined, undefined, { disk, rules: promptRules() });
  await again.until(({ state }) => state === 'connected', 'the connection');
  again.toMove('black');
  await again.until((_, { next }) => next?.waits === 'hold', 'the hold');
  expect(await bench().programScene()).toBe(WHITE);
  again.obs.hold('program', false);
  await again.until(({ programScene }) => programScene === BLACK, 'Black on program');
});

test('key change, last branch, stopped clock and end each bring their scene', async () => {
  for (const sceneName of ['Tree', 'Focus', 'Result'])
    if (!(await bench().sceneNames()).includes(sceneName)) await bench().director.call('CreateScene', { sceneName });
  const desk = await following();
  const rules = promptRules();
  const on = { on: true, afterMs: 0 };
  desk.obs.setRules('program', {
    ...rules,
    keyChange: { ...rules.keyChange, ...on, forMs: 1000 },
    lastBranch: { ...rules.lastBranch, ...on },
    clockStopped: { ...rules.clockStopped, ...on },
    matchOver: { ...rules.matchOver, ...on },
  });
  const shows = (...scenes: readonly string[]) => until(() => announced().length >= scenes.length, scenes.join(', '));
  desk.matchChanged(({ course }) => branching(course).selections.push({} as never));
  await shows('Tree', WHITE);
  desk.matchChanged(({ match, course }) => {
    match.liveBoards = [1];
    branching(course).branches.push({} as never, {} as never);
  });
  await shows('Tree', WHITE, 'Focus');
  desk.matchChanged(({ match, clocks }) => {
    match.ply = 4;
    clocks.clocks.push({} as never);
  });
  await shows('Tree', WHITE, 'Focus', 'Break');
  desk.matchChanged(({ match }) => (match.status = 'over'));
  const all = ['Tree', WHITE, 'Focus', 'Break', 'Result'];
  await shows(...all);
  expect(announced()).toEqual(all);
});
