import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { NODECG } from '../../scripts/lib/nodecgProgram';
import { hasEnded } from './ended';
import { freePort } from './freePort';
import { createRoot, removeRoot } from './root';
import { until } from './until';

export interface ServerOptions {
  /** Serve the real panel and overlays; they must be built. */
  readonly pages?: boolean;
  /** Hold every view against its schema, which is a third of a start: for those who play an evening through. */
  readonly checkViews?: boolean;
  /** cfg/chess-match.json; without the demonstration unless it says otherwise. */
  readonly config?: object;
  /** cfg/chess-broadcast.json; none unless given. */
  readonly show?: object;
  /** What cfg/nodecg.json has beside a port, instead of the host 127.0.0.1. */
  readonly nodecg?: object;
  readonly env?: NodeJS.ProcessEnv;
  /** A folder to use as the extension instead of the built one. */
  readonly extension?: string;
  /** What Node is told to run in place of NodeCG. */
  readonly program?: readonly string[];
}

/** The real NodeCG with the real extension, on a root and a port of its own. */
export interface TestServer {
  readonly root: string;
  readonly port: number;
  /** "http://127.0.0.1:PORT" */
  readonly url: string;
  /** Everything it has printed since it was created, restarts included. */
  log(): string;
  /** Starts it (again) on the same root; resolves when it answers. @throws with its log when it ends instead. */
  start(): Promise<void>;
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Of the process that runs now, or ran last. @throws when it was never started */
  pid(): number;
  /** Exit status of the last run; null while it runs or when a signal ended it. */
  exitCode(): number | null;
  /** A clean stop, and the root removed. */
  dispose(): Promise<void>;
}

const START_LIMIT_MS = 120_000;
const END_LIMIT_MS = 10_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/chess-match/health`);
    // 401: one that asks for a key on its own machine too.
    return response.status === 401 || 'version' in ((await response.json()) as object);
  } catch {
    return false;
  }
};

/** A server that is not running yet. */
export const createTestServer = async (options: ServerOptions = {}): Promise<TestServer> => {
  const { pages = false, checkViews = false, config = {}, show = null } = options;
  const { nodecg = {}, env = {}, extension = null, program = NODECG } = options;
  const port = await freePort();
  const root = createRoot({
    pages,
    config: { checkViews, demo: { onFirstRun: false }, ...config },
    show,
    port,
    nodecg,
    extension,
  });
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = '';
  const sweep = (): void => void child?.kill('SIGKILL');
  process.once('exit', sweep);

  const start = async (): Promise<void> => {
    const run = spawn(process.execPath, program, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = run;
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(async () => hasEnded(run) || (await answers(url)), `the server on ${url}:\n${output}`, START_LIMIT_MS);
    if (hasEnded(run)) throw new Error(`The server ended with status ${run.exitCode ?? run.signalCode}:\n${output}`);
  };
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const run = child;
    if (run === null || hasEnded(run)) return;
    run.kill(signal);
    await until(() => hasEnded(run), `the server to end on ${signal}`, END_LIMIT_MS);
  };
  return {
    root,
    port,
    url,
    log: () => stripVTControlCharacters(output),
    start,
    kill,
    pid: () => {
      if (child?.pid === undefined) throw new Error('The server was never started.');
      return child.pid;
    },
    exitCode: () => child?.exitCode ?? null,
    dispose: async () => {
      await kill('SIGTERM').catch(() => kill('SIGKILL'));
      process.off('exit', sweep);
      removeRoot(root);
    },
  };
};

/** A server that answers. */
export const startTestServer = async (options: ServerOptions = {}): Promise<TestServer> => {
  const server = await createTestServer(options);
  try {
    await server.start();
    return server;
  } catch (error) {
    await server.dispose();
    throw error;
  }
};
