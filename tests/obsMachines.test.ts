import type { OBSWebSocket } from 'obs-websocket-js/json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startObs, type ObsUnderTest } from './support/obs';
import { BLACK, BREAK, promptRules, WHITE, type Desk } from './support/obsDesk';
import { useObsStage } from './support/obsStage';
import { until } from './support/until';

const stage = useObsStage();

/** The second machine: it feeds White's viewers. */
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
  until(() => desk.machine(id).programScene === scene, `${scene} on the machine ${id}`);

/** One server with both machines, each on the scene of White, to move. */
const bothMachines = async (): Promise<Desk> => {
  await whiteDirector.call('SetCurrentProgramScene', { sceneName: WHITE });
  await until(async () => (await onWhite()) === WHITE, 'the second machine to show White');
  const { address, password } = white;
  const desk = stage().desk(undefined, undefined, { white: { address, password } });
  for (const id of ['program', 'white'] as const)
    await until(() => desk.machine(id).state === 'connected', `the connection with ${id}`);
  await stage().cutToSeenBy(desk, WHITE);
  await shows(desk, 'white', WHITE);
  const rules = promptRules();
  desk.obs.setRules('white', { ...rules, sideToMove: { ...rules.sideToMove, scenes: { white: WHITE, black: BREAK } } });
  desk.toMove('white');
  return desk;
};

test('each machine has its own rules, its own automation, and its own buttons', async () => {
  const desk = await bothMachines();
  desk.obs.automate('program', true);
  desk.toMove('black');
  await shows(desk, 'program', BLACK);
  expect(await onWhite()).toBe(WHITE);
  expect(desk.machine('white')).toMatchObject({ automatic: false, next: null, lastRequest: null });
  desk.obs.automate('white', true);
  await shows(desk, 'white', BREAK);
  expect([await stage().programScene(), await onWhite()]).toEqual([BLACK, BREAK]);
  expect(await desk.obs.cutScene('white', BLACK, 'program')).toBeNull();
  await shows(desk, 'white', BLACK);
  expect(desk.machine('white').handUntilMs).not.toBeNull();
  expect(desk.machine('program').handUntilMs).toBeNull();
  desk.toMove('white');
  await shows(desk, 'program', WHITE);
  expect(await onWhite()).toBe(BLACK);
});

test('one machine killed, the other goes on, and the other way round', async () => {
  const desk = await bothMachines();
  for (const id of ['program', 'white'] as const) desk.obs.automate(id, true);
  await stage().studio.kill();
  await until(() => desk.machine('program').state === 'lost', 'the loss');
  expect(desk.machine('white')).toMatchObject({ state: 'connected', problem: null, programScene: WHITE });
  desk.toMove('black');
  await shows(desk, 'white', BREAK);
  expect(desk.machine('program')).toMatchObject({ programScene: null, next: { scene: BLACK, waits: 'offline' } });
  expect(await desk.obs.cutScene('program', BLACK, 'program')).toMatchObject({ code: 'obs/not_connected' });
  await stage().studio.restart();
  await stage().greetDirector();
  await until(() => desk.machine('program').state === 'connected', 'the return');
  expect(await onWhite()).toBe(BREAK);
  await white.kill();
  await until(() => desk.machine('white').state === 'lost', 'the loss of the second machine');
  expect(desk.machine('program').state).toBe('connected');
  await white.restart();
  whiteDirector = await white.director();
  await until(() => desk.machine('white').state === 'connected', 'its return');
});

test('a wrong password of one machine is no concern of the other', async () => {
  const desk = stage().desk(undefined, undefined, { white: { address: white.address, password: 'another' } });
  await until(() => desk.machine('white').state === 'refused', 'the refusal');
  await until(() => desk.machine('program').state === 'connected', 'the connection');
  expect(desk.machine('white').problem).toMatchObject({ params: { address: white.address } });
  expect(desk.view().problem).toBeNull();
});
