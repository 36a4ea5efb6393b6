import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { HealthReport } from '../../../bundles/chess-match/src/match/vitals/health';
import { hasEnded } from '../../../tests/support/ended';
import { createRoot, removeRoot } from '../../../tests/support/root';
import { freePort } from '../../../tests/support/freePort';
import { until } from '../../../tests/support/until';
import { NODECG } from '../../lib/nodecgProgram';
import { leaveNothing } from './leftovers';

/** What became of a start: in full service; up, but saying by its health that something is wrong; or gone. */
export type Start = 'whole' | 'troubled' | 'ended';

/** The real server on a root to throw away, and whatever may happen to a process. */
export interface Victim {
  readonly root: string;
  readonly port: number;
  readonly url: string;
  /** The folder of the journal and its backups. */
  readonly data: string;
  /** Resolves when it answers or is gone. */
  start(): Promise<Start>;
  /** Starts it and kills it after so many ms, wherever it is by then. */
  startAndKill(afterMs: number): Promise<void>;
  isAlive(): boolean;
  /** What its health says of itself: null where nothing answers. */
  health(): Promise<'whole' | 'troubled' | null>;
  /** STOP, CONT, USR2: nothing to wait for. */
  signal(signal: NodeJS.Signals): void;
  /** Resolves when the process is gone. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** The last of what it printed. */
  log(): string;
  dispose(): Promise<void>;
}

const SHIFT = pathToFileURL(join(import.meta.dirname, 'shiftedDate.mjs')).href;
const START_LIMIT_MS = 120_000;
const END_LIMIT_MS = 30_000;
const LOG_KEPT = 20_000;

/** What a server says of its journal, be it in full service or not; a small disk is none of it. */
const OF_THE_JOURNAL = /^(?:rescue|journal|match|show)\//;

/** A turn that takes long on a busy machine is no lost turn: commands do not expire here. */
const CONFIG = { demo: { onFirstRun: false }, commandMaxAgeMs: 3_600_000 };

export const createVictim = async (): Promise<Victim> => {
  const port = await freePort();
  const root = createRoot({ pages: false, config: CONFIG, show: null, port, extension: null });
  const url = `http://127.0.0.1:${port}`;
  const clock = join(root, 'clock');
  let child: ChildProcess | null = null;
  let output = '';
  const removed = leaveNothing(() => {
    child?.kill('SIGKILL');
    removeRoot(root);
  });

  const health: Victim['health'] = async () => {
    try {
      const { reasons, notices } = (await (await fetch(`${url}/chess-match/health`)).json()) as HealthReport;
      return [...reasons, ...notices].some(({ code }) => OF_THE_JOURNAL.test(code)) ? 'troubled' : 'whole';
    } catch {
      return null;
    }
  };
  const launch = (): ChildProcess => {
    const run = spawn(process.execPath, ['--import', SHIFT, ...NODECG], {
      cwd: root,
      env: { ...process.env, CLOCK_SHIFT: clock },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-LOG_KEPT));
    for (const stream of [run.stdout, run.stderr]) stream.on('data', keep);
    child = run;
    return run;
  };
  const kill: Victim['kill'] = async (signal) => {
    const run = child;
    if (run === null || hasEnded(run)) return;
    run.kill(signal);
    run.kill('SIGCONT');
    await until(() => hasEnded(run), `the server to end on ${signal}`, END_LIMIT_MS).catch(() => run.kill('SIGKILL'));
    await until(() => hasEnded(run), 'the server to end', END_LIMIT_MS);
  };
  return {
    root,
    port,
    url,
    data: join(root, 'db', 'chess-match'),
    start: async () => {
      const run = launch();
      let state: Awaited<ReturnType<Victim['health']>> = null;
      const hasSettled = async (): Promise<boolean> => hasEnded(run) || (state = await health()) !== null;
      await until(hasSettled, `the server on ${url}`, START_LIMIT_MS);
      return hasEnded(run) || state === null ? 'ended' : state;
    },
    startAndKill: async (afterMs) => {
      launch();
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await kill('SIGKILL');
    },
    isAlive: () => child !== null && !hasEnded(child),
    health,
    signal: (signal) => void child?.kill(signal),
    kill,
    log: () => stripVTControlCharacters(output).slice(-3000),
    dispose: async () => {
      await kill('SIGKILL');
      removed();
    },
  };
};
