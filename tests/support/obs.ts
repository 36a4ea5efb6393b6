import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OBSWebSocket } from 'obs-websocket-js/json';
import { end, startDisplay } from './display';
import { hasEnded } from './ended';
import { freePort } from './freePort';
import { obsBuild, type ObsBuild } from './obsBuild';
import { seedObsHome } from './obsHome';
import { until } from './until';

const START_LIMIT_MS = 60_000;
const END_LIMIT_MS = 10_000;

/** A real OBS Studio without a screen, with a home, a display and a port of its own. */
export interface ObsUnderTest {
  /** host:port of its websocket server; the same after a restart. */
  readonly address: string;
  readonly password: string;
  /** Starts the OBS again after kill(); its scenes are those it had saved. */
  restart(): Promise<void>;
  /** kill -9: no goodbye on the socket, nothing saved. */
  kill(): Promise<void>;
  /** SIGSTOP: the socket stays open and nobody answers. Resolves when every thread stands still. */
  freeze(): Promise<void>;
  thaw(): void;
  /** The other one who works with this OBS: the director at its window, played through a socket of his own. */
  director(): Promise<OBSWebSocket>;
  /** Clean exit, display and home removed. Ends only what was started here. */
  stop(): Promise<void>;
}

/** OBS writes a scene collection to the disk when it leaves it: what it has now outlives a kill -9. */
export const saveScenes = async (director: OBSWebSocket): Promise<void> => {
  const { currentSceneCollectionName, sceneCollections } = await director.call('GetSceneCollectionList');
  const other = { sceneCollectionName: 'beside' };
  if (sceneCollections.includes(other.sceneCollectionName)) await director.call('SetCurrentSceneCollection', other);
  else await director.call('CreateSceneCollection', other);
  await director.call('SetCurrentSceneCollection', { sceneCollectionName: currentSceneCollectionName });
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });

const standsStill = async ({ pid }: ChildProcess): Promise<boolean> => {
  const tasks = `/proc/${pid}/task`;
  const states = (await readdir(tasks)).map((task) => readFile(join(tasks, task, 'status'), 'utf8'));
  return (await Promise.all(states)).every((status) => status.includes('State:\tT'));
};

interface Place {
  readonly build: ObsBuild;
  readonly home: string;
  readonly display: string;
  readonly port: number;
  readonly password: string;
  readonly pages: boolean;
  readonly replay: boolean;
}

const environment = ({ build, home, display }: Place): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: home,
  DISPLAY: display,
  XDG_CONFIG_HOME: join(home, 'config'),
  XDG_CACHE_HOME: join(home, 'cache'),
  XDG_RUNTIME_DIR: join(home, 'runtime'),
  LIBGL_ALWAYS_SOFTWARE: '1',
  GALLIUM_DRIVER: 'llvmpipe',
  QT_QPA_PLATFORM: 'xcb',
  LC_ALL: 'C.UTF-8',
  ...build.env,
});

const obsArguments = ({ port, password }: Place): string[] => [
  ...['--multi', '--collection', 'test', '--profile', 'test'],
  ...['--disable-missing-files-check', '--disable-updater', '--disable-shutdown-check'],
  ...['--websocket_port', String(port), '--websocket_password', password, '--websocket_ipv4_only'],
];

/** @returns the OBS process once its websocket server listens. With the port taken OBS would run on without one. */
const startProcess = async (place: Place): Promise<ChildProcess> => {
  // Of an OBS that was killed while it recorded, what writes the film keeps the port until it has written the rest.
  await until(async () => !(await isOpen(place.port)), `port ${place.port} to be free`, END_LIMIT_MS);
  const child = spawn(place.build.command, obsArguments(place), {
    env: environment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const isUp = async (): Promise<boolean> => hasEnded(child) || (await isOpen(place.port));
  await until(isUp, 'the websocket server of OBS', START_LIMIT_MS);
  if (hasEnded(child)) throw new Error(`OBS ended before its websocket server listened:\n${output}`);
  return child;
};

/** What it has besides. */
export interface ObsWays {
  /** Its first scene collection takes sources that are pages, also where the build has no browser. */
  readonly pages: boolean;
  readonly replay: boolean;
}

export const PLAIN: ObsWays = { pages: false, replay: false };

/** Everything of one run, found before OBS is started. */
const prepare = async (
  build: ObsBuild,
  { pages, replay }: ObsWays,
): Promise<{ place: Place; screen: ChildProcess }> => {
  const home = await mkdtemp(join(tmpdir(), 'obs-test-'));
  const { child, display } = await startDisplay();
  const port = await freePort();
  const place: Place = { build, home, display, port, password: 'only-for-this-test', pages, replay };
  await seedObsHome(place);
  return { place, screen: child };
};

const clear = async ({ home }: Place, screen: ChildProcess): Promise<void> => {
  await end(screen, 'SIGTERM');
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
};

/** The OBS of obsBuild(), which must be there. */
export const startObs = async (ways: ObsWays = PLAIN): Promise<ObsUnderTest> => {
  const { place, screen } = await prepare(obsBuild(), ways);
  const address = `127.0.0.1:${place.port}`;
  let obs = await startProcess(place).catch(async (error: unknown) => {
    await clear(place, screen);
    throw error;
  });
  const guests: OBSWebSocket[] = [];
  const sweep = (): void => void [obs, screen].forEach((child) => child.kill('SIGKILL'));
  process.once('exit', sweep);
  return {
    address,
    password: place.password,
    restart: async () => {
      obs = await startProcess(place);
    },
    kill: () => end(obs, 'SIGKILL'),
    freeze: async () => {
      obs.kill('SIGSTOP');
      await until(() => standsStill(obs), 'OBS to stand still', END_LIMIT_MS);
    },
    thaw: () => void obs.kill('SIGCONT'),
    director: async () => {
      const guest = new OBSWebSocket();
      await guest.connect(`ws://${address}`, place.password);
      guests.push(guest);
      return guest;
    },
    stop: async () => {
      obs.kill('SIGCONT');
      await Promise.all(guests.map((guest) => guest.disconnect()));
      await end(obs, 'SIGINT');
      await clear(place, screen);
      process.off('exit', sweep);
    },
  };
};
