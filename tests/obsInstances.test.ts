import type { OBSWebSocket } from 'obs-websocket-js/json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startObs, type ObsUnderTest } from './support/obs';
import { BLACK, BREAK, promptRules, WHITE, type Desk } from './support/obsDesk';
import { useObsBench } from './support/obsBench';
import { until } from './support/until';

const bench = useObsBench();

/** The second instance: it feeds White's viewers. */
let white: ObsUnderTest;
let whiteDirector: OBSWebSocket;
beforeAll(async () => {
  white = await startObs();
  whiteDirector = await white.director();
  for (const sceneName of [WHITE, BLACK, BREAK]) await whiteDirector.call('CreateScene', { sceneName });
  await whiteDirector.call('SetCurrentSceneTransition', { transitionName: 'Cut' });
});
afterAll(() => white.stop());

const onWhite = async (): Promise<string> => (await whiteDirector.call('GetSceneList')).currentProgramSceneName;
const shows = (desk: Desk, id: 'program' | 'white', scene: string): Promise<void> =>
  until(() => desk.instance(id).programScene === scene, `${scene} on the instance ${id}`);

/** One server with both instances, each on the scene of White, to move. */
const bothInstances = async (): Promise<Desk> => {
  await whiteDirector.call('SetCurrentProgramScene', { sceneName: WHITE });
  await until(async () => (await onWhite()) === WHITE, 'the second instance to show White');
  const { address, password } = white;
  const desk = bench().desk(undefined, undefined, { white: { address, password } });
  for (const id of ['program', 'white'] as const)
    await until(() => desk.instance(id).state === 'connected', `the connection with ${id}`);
  await bench().cutToSeenBy(desk, WHITE);
  await shows(desk, 'white', WHITE);
  const rules = promptRules();
  desk.obs.setRules('white', { ...rules, sideToMove: { ...rules.sideToMove, scenes: { white: WHITE, black: BREAK } } });
  desk.toMove('white');
  return desk;
};

test('each instance has its own rules, its own automation, and its own buttons', async () => {
  const desk = await bothInstances();
  desk.obs.automate('program', true);
  desk.toMove('black');
  await shows(desk, 'program', BLACK);
  expect(await onWhite()).toBe(WHITE);
  expect(desk.instance('white')).toMatchObject({ automatic: false, next: null, lastRequest: null });
  desk.obs.automate('white', true);
  await shows(desk, 'white', BREAK);
  expect([await bench().programScene(), await onWhite()]).toEqual([BLACK, BREAK]);
  expect(await desk.obs.cutScene('white', BLACK, 'program')).toBeNull();
  await shows(desk, 'white', BLACK);
  expect(desk.instance('white').overrideUntilMs).not.toBeNull();
  expect(desk.instance('program').overrideUntilMs).toBeNull();
  desk.toMove('white');
  await shows(desk, 'program', WHITE);
  expect(await onWhite()).toBe(BLACK);
});

test('one instance killed, the other goes on, and the other way round', async () => {
  const desk = await bothInstances();
  for (const id of ['program', 'white'] as const) desk.obs.automate(id, true);
  await bench().studio.kill();
  await until(() => desk.instance('program').state === 'lost', 'the loss');
  expect(desk.instance('white')).toMatchObject({ state: 'connected', problem: null, programScene: WHITE });
  desk.toMove('black');
  await shows(desk, 'white', BREAK);
  expect(desk.instance('program')).toMatchObject({ programScene: null, next: { scene: BLACK, waits: 'offline' } });
  expect(await desk.obs.cutScene('program', BLACK, 'program')).toMatchObject({ code: 'obs/not_connected' });
  await bench().studio.restart();
  await bench().greetDirector();
  await until(() => desk.instance('program').state === 'connected', 'the return');
  expect(await onWhite()).toBe(BREAK);
  await white.kill();
  await until(() => desk.instance('white').state === 'lost', 'the loss of the second instance');
  expect(desk.instance('program').state).toBe('connected');
  await white.restart();
  whiteDirector = await white.director();
  await until(() => desk.instance('white').state === 'connected', 'its return');
});

test('a wrong password of one instance is no concern of the other', async () => {
  const desk = bench().desk(undefined, undefined, { white: { address: white.address, password: 'another' } });
  await until(() => desk.instance('white').state === 'refused', 'the refusal');
  await until(() => desk.instance('program').state === 'connected', 'the connection');
  expect(desk.instance('white').problem).toMatchObject({ params: { address: white.address } });
  expect(desk.view().problem).toBeNull();
});
