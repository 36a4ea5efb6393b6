// npm run dev: builds on every change; restarts a server when what it read at its start changed. Pages are reloaded by
// hand.
import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildAll, buildSteps } from './lib/build';
import { checkConfigFiles } from './lib/configFiles';
import { addressTable, serverAnswers, spawnNodecg, untilReady } from './lib/nodecg';
import { describePortProblem, portProblem } from './lib/ports';
import { onStop } from './lib/onStop';
import { orEnd } from './lib/orEnd';
import { PROJECT_FOLDER, serverAddress } from './lib/project';
import { BUILT, READ_AT_START, type Built } from './lib/readAtStart';
import { complain, say } from './lib/say';
import type { Supervisor } from './lib/supervise';
import { hallEnvironment, superviseVenue } from './lib/venue';

orEnd(() => checkConfigFiles(PROJECT_FOLDER));
const address = serverAddress();

let server: ChildProcess | null = null;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const stopServer = async (): Promise<void> => {
  const run = server;
  if (run === null) return;
  server = null;
  run.kill('SIGTERM');
  await ended(run);
};

const restart = async (): Promise<void> => {
  await stopServer();
  const run = spawnNodecg(hallEnvironment(PROJECT_FOLDER));
  server = run;
  run.once('exit', (status, signal) => {
    if (server === run)
      complain(
        `\nThe server ended (${String(signal ?? status)}). It is started again with the next change of its code.`,
      );
  });
  if (await untilReady(run, () => serverAnswers(address))) say(`\n${addressTable(address, PROJECT_FOLDER)}\n`);
};

let venue: Supervisor | null = null;

const stopVenue = async (): Promise<void> => {
  venue?.stop();
  await venue?.ended;
};

const restartVenue = async (): Promise<void> => {
  await stopVenue();
  venue = superviseVenue(PROJECT_FOLDER);
};

/** Restarts one after the other, however fast the builds follow. */
let restarts = Promise.resolve();
const queue = (next: () => Promise<void>): void => {
  restarts = restarts.then(next).catch((error: unknown) => complain(String(error)));
};

const RESTART = { match: restart, venue: restartVenue } as const;

const watchBuild = async (name: Built): Promise<void> => {
  const configFile = join(PROJECT_FOLDER, `vite.${name}.config.ts`);
  // NodeCG ends where a page that it names is away for a moment.
  const options = { watch: {}, emptyOutDir: false };
  const watcher = (await build({ configFile, logLevel: 'warn', build: options })) as Rolldown.RolldownWatcher;
  let isFirst = true;
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') complain(String(event.error));
    if (event.code !== 'END') return;
    if (!isFirst) {
      say(`Built ${name}.`);
      const reader = READ_AT_START[name];
      if (reader !== null) queue(RESTART[reader]);
    }
    isFirst = false;
  });
};

const watchSchemas = (): void => {
  const types = buildSteps().find(({ name }) => name === 'types');
  let isWaiting = false;
  watch(join(PROJECT_FOLDER, 'schemas'), { recursive: false }, (_event, file) => {
    if (isWaiting || file === null || !file.endsWith('.json')) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      types?.run().catch((error: unknown) => complain(String(error)));
    }, 100);
  });
};

const run = async (): Promise<void> => {
  const problem = await portProblem(address);
  if (problem !== null) {
    complain(describePortProblem(address, problem));
    process.exitCode = 1;
    return;
  }
  await buildAll('outdated', say);
  onStop(
    () => {
      restarts = restarts
        .then(stopServer)
        .then(stopVenue)
        .finally(() => process.exit(0));
    },
    () => {
      venue?.force();
      process.exit(1);
    },
  );
  queue(restart);
  queue(restartVenue);
  watchSchemas();
  for (const name of BUILT) await watchBuild(name);
};

await run();
