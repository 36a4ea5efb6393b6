// npm run dev: builds on every change; restarts the server when its own code changed. Pages are reloaded by hand.
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
import { PROJECT, serverAddress } from './lib/project';
import { complain, say } from './lib/say';

orEnd(() => checkConfigFiles(PROJECT));
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
  const run = spawnNodecg();
  server = run;
  run.once('exit', (status, signal) => {
    if (server === run)
      complain(
        `\nThe server ended (${String(signal ?? status)}). It is started again with the next change of its code.`,
      );
  });
  if (await untilReady(run, () => serverAnswers(address))) say(`\n${addressTable(address, PROJECT)}\n`);
};

/** Restarts one after the other, however fast the builds follow. */
let restarts = Promise.resolve();
const queueRestart = (): void => {
  restarts = restarts.then(restart).catch((error: unknown) => complain(String(error)));
};

const watchBuild = async (name: string, onBuilt: () => void): Promise<void> => {
  const configFile = join(PROJECT, `vite.${name}.config.ts`);
  // NodeCG ends where a page that it names is away for a moment.
  const options = { watch: {}, emptyOutDir: false };
  const watcher = (await build({ configFile, logLevel: 'warn', build: options })) as Rolldown.RolldownWatcher;
  let isFirst = true;
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') complain(String(event.error));
    if (event.code !== 'END') return;
    if (!isFirst) {
      say(`Built ${name}.`);
      onBuilt();
    }
    isFirst = false;
  });
};

const watchSchemas = (): void => {
  const types = buildSteps().find(({ name }) => name === 'types');
  let isWaiting = false;
  watch(join(PROJECT, 'schemas'), { recursive: false }, (_event, file) => {
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
      restarts = restarts.then(stopServer).finally(() => process.exit(0));
    },
    () => process.exit(1),
  );
  queueRestart();
  watchSchemas();
  await watchBuild('extension', queueRestart);
  await watchBuild('dashboard', () => undefined);
  await watchBuild('graphics', () => undefined);
};

await run();
