import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createRoot, PROJECT_FOLDER, removeRoot } from './root';
import { freePort } from './freePort';
import { until } from './until';

export interface SupervisedOptions {
  /** A folder to use as the extension instead of the built one. */
  readonly extension?: string;
  readonly config?: object;
  readonly nodecg?: object;
  /** How often the server beats; a hang is found ten beats later. */
  readonly beatMs?: number;
  /** Started again where this one ran, which has ended. */
  readonly former?: SupervisedServer;
  /** What the command line has besides. */
  readonly words?: readonly string[];
  /** Called before the start with the folder that has cfg/ and db/. */
  readonly tamper?: (root: string) => void;
}

/** The real `npm start`'s program, with the real NodeCG, on a root and a port of its own. */
export interface SupervisedServer {
  readonly port: number;
  readonly url: string;
  readonly root: string;
  /** Of the supervisor. */
  readonly pid: number;
  /** All it and its servers have printed. */
  output(): string;
  /** Process ids of the servers below it that run now. */
  serverPids(): readonly number[];
  answers(): Promise<boolean>;
  /** Of the supervisor; null while it runs. */
  exitStatus(): number | null;
  hasEnded(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** Whatever is left of it ends, and the root is removed. */
  dispose(): void;
}

/** Linux: the children of a process, from /proc. */
const childrenOf = (pid: number): readonly number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
};

const isServer = (pid: number): boolean => {
  try {
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return line.includes(join('nodecg', 'index.js')) || line.startsWith('NodeCG');
  } catch {
    return false;
  }
};

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts it; does not wait until anything answers. */
export const startSupervised = async (options: SupervisedOptions = {}): Promise<SupervisedServer> => {
  const { extension = null, config = {}, nodecg = {}, beatMs = 1000, former, tamper, words = [] } = options;
  const port = former?.port ?? (await freePort());
  const newRoot = () =>
    createRoot({
      pages: false,
      show: null,
      port,
      nodecg,
      extension,
      config: { demo: { onFirstRun: false }, ...config },
    });
  const root = former?.root ?? newRoot();
  tamper?.(root);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'start.ts'), '--root', root, ...words], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, SERVER_BEAT_MS: String(beatMs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm start could not be run.');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const seen = new Set<number>();
  const serverPids = (): readonly number[] => {
    const pids = childrenOf(pid).filter(isServer);
    for (const server of pids) seen.add(server);
    return pids;
  };
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const sweep = (): void => {
    serverPids();
    for (const server of seen) if (isServer(server)) process.kill(server, 'SIGKILL');
    if (!hasEnded()) child.kill('SIGKILL');
  };
  process.once('exit', sweep);
  return {
    port,
    url,
    root,
    pid,
    output: () => stripVTControlCharacters(output),
    serverPids,
    answers: async () => {
      try {
        const response = await fetch(`${url}/chess-match/health`, { signal: AbortSignal.timeout(1000) });
        return 'version' in ((await response.json()) as object);
      } catch {
        return false;
      }
    },
    exitStatus: () => child.exitCode,
    hasEnded,
    kill: (signal) => void child.kill(signal),
    dispose: () => {
      sweep();
      process.off('exit', sweep);
      removeRoot(root);
    },
  };
};

/** A start looks for what is not built and loads NodeCG: seconds, but a busy machine is not to blame. */
export const START_LIMIT_MS = 110_000;

/** Resolves with the server's process id when it answers. */
export const untilServing = async (supervised: SupervisedServer): Promise<number> => {
  const serves = async (): Promise<boolean> => (await supervised.answers()) && supervised.serverPids().length === 1;
  await until(async () => supervised.hasEnded() || (await serves()), `the supervised server to answer`, START_LIMIT_MS);
  const [pid] = supervised.serverPids();
  if (pid === undefined) throw new Error(`The supervised server ended:\n${supervised.output()}`);
  return pid;
};
