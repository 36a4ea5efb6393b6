// npm run soak [-- MINUTES]: games play themselves with scene rules on, beside a real OBS and a full hall whose ten
// tables move. Fails when the picture ever misses what the match wants, a device of the hall a turn, or when server or
// OBS go on growing. Ten minutes unless told otherwise.
import { join } from 'node:path';
import type { OBSWebSocket } from 'obs-websocket-js/json';
import { random } from '../../bundles/chess-match/src/games/common/random';
import { newMatch, openCommandSocket, type CommandSocket } from '../../tests/support/commands';
import { startObs } from '../../tests/support/obs';
import { BLACK, promptRules, WHITE } from '../../tests/support/obsDesk';
import { readReplicants } from '../../tests/support/replicants';
import { startTestServer, type TestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import { createVenue } from '../../tests/support/venue';
import { demonstrationLines } from './bench/demonstration';
import { openHall, type Hall } from '../hall/fullHall';
import { moveAtTables } from '../hall/hands';
import { amountOf } from '../lib/arguments';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { say } from '../lib/say';
import { steadiness, type Sample } from './soak/steadiness';

const MINUTE_MS = 60_000;
const SWITCH_LIMIT_MS = 10_000;
const TREE_MS = 1000;
const TABLE_EVERY_MS = 1000;
const SEED = 12;
const MB = 1024 * 1024;
const SCENES = [WHITE, BLACK, 'Tree', 'Result'];

type Memory = Readonly<Record<'server' | 'obs', Sample>>;

const memoryNow = async (server: TestServer, director: OBSWebSocket): Promise<Memory> => {
  const { health } = (await readReplicants(server, ['health'])) as { health: { server: { memoryBytes: number } } };
  const { memoryUsage } = await director.call('GetStats');
  const minute = performance.now() / MINUTE_MS;
  return { server: { minute, mb: health.server.memoryBytes / MB }, obs: { minute, mb: memoryUsage } };
};

const wantedScene = async (server: TestServer): Promise<string> => {
  const { match } = (await readReplicants(server, ['match'])) as { match: { status: string; toMove: string | null } };
  if (match.status === 'over') return 'Result';
  return match.toMove === 'white' ? WHITE : BLACK;
};

const seenProgram = async (server: TestServer): Promise<string | null> => {
  const { obs } = (await readReplicants(server, ['obs'])) as { obs: { programScene: string | null } };
  return obs.programScene;
};

const programNow = async (director: OBSWebSocket): Promise<string> =>
  (await director.call('GetSceneList')).currentProgramSceneName;

interface Tally {
  turns: number;
  games: number;
  missed: number;
  /** Turns in which a scene came, went, and came again. */
  flickers: number;
}

const playTurn = async (
  server: TestServer,
  director: OBSWebSocket,
  commands: CommandSocket,
  line: string,
  hall: Hall,
  tally: Tally,
): Promise<void> => {
  const shown: string[] = [];
  const note = ({ sceneName }: { readonly sceneName: string }): void => void shown.push(sceneName);
  director.on('CurrentProgramSceneChanged', note);
  const answer = await commands.send({ type: 'commitTurn', line });
  if (!answer.ok) throw new Error(`${line}: ${answer.error.code}`);
  const scene = await wantedScene(server);
  const isShown = async (): Promise<boolean> => (await programNow(director)) === scene;
  await until(isShown, `${scene} after ${line}`, SWITCH_LIMIT_MS).catch((error: unknown) => {
    tally.missed += 1;
    say(String(error));
  });
  director.off('CurrentProgramSceneChanged', note);
  await hall.follow(answer.version);
  tally.turns += 1;
  if (new Set(shown).size < shown.length) tally.flickers += 1;
};

const soak = async (server: TestServer, director: OBSWebSocket, hall: Hall, minutes: number): Promise<boolean> => {
  const lines = demonstrationLines(join(PROJECT_FOLDER, 'bundles', 'chess-match', 'fixtures', 'scheme4.bcr'));
  const commands = await openCommandSocket(server);
  const rules = promptRules();
  const keyChange = { ...rules.keyChange, on: true, afterMs: 0, forMs: TREE_MS };
  const matchOver = { ...rules.matchOver, on: true, afterMs: 0 };
  await commands.send({ type: 'setSceneRules', instance: 'program', rules: { ...rules, keyChange, matchOver } });
  await director.call('SetCurrentProgramScene', { sceneName: WHITE });
  await until(async () => (await seenProgram(server)) === WHITE, 'the server to see the first scene');
  await commands.send({ type: 'automateScenes', instance: 'program', automatic: true });
  const tally: Tally = { turns: 0, games: 0, missed: 0, flickers: 0 };
  const memory: Memory[] = [];
  const endMs = Date.now() + minutes * MINUTE_MS;
  while (Date.now() < endMs) {
    await newMatch(server);
    tally.games += 1;
    await until(async () => (await programNow(director)) === WHITE, 'the first scene of the game', SWITCH_LIMIT_MS);
    for (const line of lines) {
      await playTurn(server, director, commands, line, hall, tally);
      memory.push(await memoryNow(server, director));
      if (Date.now() >= endMs) break;
    }
    const { games, turns, missed, flickers } = tally;
    const last = memory.at(-1);
    const mb = `server ${last?.server.mb.toFixed(0)} MB, OBS ${last?.obs.mb.toFixed(0)} MB`;
    say(`${games} games, ${turns} turns, ${missed} missed, ${flickers} flickers; ${mb}`);
  }
  commands.close();
  return report(tally, memory);
};

const report = ({ turns, missed, flickers }: Tally, memory: readonly Memory[]): boolean => {
  let isGood = turns > 0 && missed === 0 && flickers === 0;
  for (const what of ['server', 'obs'] as const) {
    const { beforeMb, afterMb, mbPerMinute, isSteady } = steadiness(memory.map((sample) => sample[what]));
    const figures = `${beforeMb.toFixed(0)} MB, then ${afterMb.toFixed(0)} MB, ${mbPerMinute.toFixed(1)} MB a minute`;
    say(`memory of ${what}: ${figures}${isSteady ? '' : '  GROWS'}`);
    isGood &&= isSteady;
  }
  return isGood;
};

const minutes = orEnd(() => amountOf(process.argv[2], 10));
if (!(minutes > 0)) throw new Error('npm run soak -- MINUTES: a number above 0');
orEnd(() => needPrograms('obs', 'Xvfb'));
await buildAll('outdated', say);
const studio = await startObs();
const director = await studio.director();
for (const sceneName of SCENES) await director.call('CreateScene', { sceneName });
await director.call('SetCurrentSceneTransition', { transitionName: 'Cut' });
const config = { obs: { address: studio.address } };
const server = await startTestServer({ config, env: { OBS_PASSWORD: studio.password } });
const venue = await createVenue(server.root);
try {
  const isConnected = async (): Promise<boolean> => {
    const { obs } = (await readReplicants(server, ['obs'])) as { obs: { state: string } };
    return obs.state === 'connected';
  };
  await until(isConnected, 'the connection with OBS');
  await venue.start();
  const hall = await openHall(server, venue);
  const hands = moveAtTables({
    devices: hall.devices,
    game: 'business',
    language: 'ru',
    random: random(SEED),
    everyMs: TABLE_EVERY_MS,
  });
  process.exitCode = (await soak(server, director, hall, minutes)) ? 0 : 1;
  await hands.stop();
  say(`${hands.made()} acts at ten tables`);
  hall.close();
} finally {
  await venue.kill('SIGTERM');
  await server.dispose();
  await studio.stop();
}
