import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersAt } from '../../scripts/lib/venue';
import { hasEnded } from './ended';
import { freePort } from './freePort';
import { PROJECT_FOLDER } from './root';
import { until } from './until';

const PROGRAM = join(PROJECT_FOLDER, 'bundles', 'venue', 'dist', 'server', 'index.js');
const START_LIMIT_MS = 60_000;

/** The built venue server, on the root of a test server and a port of its own. */
export interface TestVenue {
  readonly url: string;
  readonly port: number;
  log(): string;
  /** Starts it (again); resolves when it answers. */
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** From its next start on by https. @returns the address then */
  serveSecurely(files: { readonly certificate: string; readonly key: string }): string;
  /** Stops it where it is, and lets it go on: the process lives and does nothing. */
  freeze(): void;
  thaw(): void;
}

/** @param root of the match server whose hall it serves; `always` stands in its cfg/venue.json besides */
export const createVenue = async (root: string, always: object = {}): Promise<TestVenue> => {
  const port = await freePort();
  const configure = (more: object): void =>
    writeFileSync(join(root, 'cfg', 'venue.json'), JSON.stringify({ host: '127.0.0.1', port, ...always, ...more }));
  configure({});
  const url = `http://127.0.0.1:${port}`;
  let served = url;
  let child: ChildProcess | null = null;
  let output = '';
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    port,
    log: () => output,
    start: async () => {
      const run = spawn(process.execPath, [PROGRAM], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      child = run;
      for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await until(
        async () => hasEnded(run) || (await answersAt(`${served}/health`)),
        `the venue server on ${served}`,
        START_LIMIT_MS,
      );
      if (hasEnded(run)) throw new Error(`The venue server ended:\n${output}`);
    },
    kill: async (signal) => {
      const run = child;
      if (run === null || hasEnded(run)) return;
      run.kill(signal);
      await until(() => hasEnded(run), `the venue server to end on ${signal}`);
    },
    serveSecurely: ({ certificate, key }) => {
      configure({ certificate, key });
      served = url.replace('http:', 'https:');
      return served;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
};
