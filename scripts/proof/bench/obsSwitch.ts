import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { OBSWebSocket } from 'obs-websocket-js/json';
import { mustPost, newMatch, openCommandSocket, type CommandSocket } from '../../../tests/support/commands';
import { saveScenes, startObs, type ObsUnderTest } from '../../../tests/support/obs';
import { BLACK, promptRules, WHITE } from '../../../tests/support/obsDesk';
import { startTestServer, type TestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';
import { demonstrationLines } from './demonstration';
import { BREATH_MS } from './press';
import { median, percentile, type Row } from './figures';

interface Samples {
  readonly press: number[];
  readonly bare: number[];
}

/** OBS says nothing of a change that another one follows within a frame: each gets time to be told. */
const SAID_WITHIN_MS = 10_000;

/** From now until OBS says that a scene is on program. */
const switchTo = (director: OBSWebSocket, begin: () => Promise<unknown>): Promise<number> =>
  new Promise((resolve, reject) => {
    const sentAt = performance.now();
    director.once('CurrentProgramSceneChanged', () => resolve(performance.now() - sentAt));
    begin().catch(reject);
    AbortSignal.timeout(SAID_WITHIN_MS).addEventListener('abort', () => reject(new Error('OBS told of no change')));
  });

/** Turns by turns: a press that OBS follows, then a bare change of the scene and back, which is no press of ours. */
const measure = async (
  director: OBSWebSocket,
  commands: CommandSocket,
  server: TestServer,
  lines: readonly string[],
): Promise<Samples> => {
  const samples: Samples = { press: [], bare: [] };
  await newMatch(server);
  await director.call('SetCurrentProgramScene', { sceneName: WHITE });
  await commands.send({ type: 'setSceneRules', instance: 'program', rules: promptRules({ overrideMs: 0 }) });
  await commands.send({ type: 'automateScenes', instance: 'program', automatic: true });
  for (const line of lines) {
    await setTimeout(BREATH_MS);
    samples.press.push(await switchTo(director, () => commands.send({ type: 'commitTurn', line })));
    await commands.send({ type: 'automateScenes', instance: 'program', automatic: false });
    const { currentProgramSceneName } = await director.call('GetSceneList');
    const other = currentProgramSceneName === WHITE ? BLACK : WHITE;
    for (const sceneName of [other, currentProgramSceneName]) {
      await setTimeout(BREATH_MS);
      samples.bare.push(await switchTo(director, () => director.call('SetCurrentProgramScene', { sceneName })));
    }
    await commands.send({ type: 'automateScenes', instance: 'program', automatic: true });
  }
  return samples;
};

/** Turns that are made while OBS is away, with what is on program before and after. */
const AWAY = [
  ['1:e4', WHITE, BLACK],
  ['1:e5', BLACK, WHITE],
  ['1:Nf3', WHITE, BLACK],
] as const;

const programIs = (director: OBSWebSocket, scene: string): Promise<void> =>
  until(async () => (await director.call('GetSceneList')).currentProgramSceneName === scene, `${scene} on program`);

/** From OBS's websocket being reachable again until the scene that the match wants is on program, each time. */
const returns = async (studio: ObsUnderTest, server: TestServer): Promise<number[]> => {
  const times: number[] = [];
  await newMatch(server);
  for (const [line, before, after] of AWAY) {
    const guest = await studio.director();
    await programIs(guest, before);
    await saveScenes(guest);
    await until(() => isConnected(server), 'the connection with OBS');
    await studio.kill();
    await until(async () => !(await isConnected(server)), 'the loss of OBS');
    await mustPost(server, { type: 'commitTurn', line });
    await studio.restart();
    const reachableAt = performance.now();
    const director = await studio.director();
    await programIs(director, after);
    times.push(performance.now() - reachableAt);
  }
  return times;
};

const isConnected = async ({ url }: TestServer): Promise<boolean> =>
  ((await (await fetch(`${url}/chess-match/health`)).json()) as { readonly obs: string }).obs === 'connected';

/** Press of the clock to OBS's program scene, beside a bare change of the scene in the same run. */
export const benchObs = async (root: string): Promise<Row[]> => {
  const lines = demonstrationLines(join(root, 'bundles', 'chess-match', 'fixtures', 'scheme4.bcr')).slice(0, -1);
  const studio = await startObs();
  const director = await studio.director();
  for (const sceneName of [WHITE, BLACK]) await director.call('CreateScene', { sceneName });
  await director.call('SetCurrentSceneTransition', { transitionName: 'Cut' });
  const config = { obs: { address: studio.address } };
  const server = await startTestServer({ config, env: { OBS_PASSWORD: studio.password } });
  try {
    await until(() => isConnected(server), 'the connection with OBS');
    const commands = await openCommandSocket(server);
    const { press, bare } = await measure(director, commands, server, lines);
    commands.close();
    const back = await returns(studio, server);
    return [
      { what: 'press to OBS program scene, median', value: median(press), unit: 'ms', limit: null },
      { what: 'press to OBS program scene, p95', value: percentile(press, 95), unit: 'ms', limit: null },
      { what: 'bare SetCurrentProgramScene, median', value: median(bare), unit: 'ms', limit: null },
      { what: 'OBS back after kill -9 to the right scene, worst', value: Math.max(...back), unit: 'ms', limit: 2000 },
      { what: 'ratio to the bare change', value: median(press) / median(bare), unit: 'x', limit: 1.5 },
    ];
  } finally {
    await server.dispose();
    await studio.stop();
  }
};
