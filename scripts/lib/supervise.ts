import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { CANNOT_START, START_AGAIN } from '../../bundles/chess-match/src/match/exitStatus';
import { MustMend } from '../../bundles/chess-match/src/match/mustMend';
import { BEAT_EVERY_MS, outliveReaders, STOP_MESSAGE } from '../../bundles/chess-match/src/match/supervised';
import { countBeats } from './beats';
import { lastLines } from './lastLines';
import { afterEnd, type End } from './restartPolicy';
import { complain, say } from './say';

const LAST_LINES = 12;
/** A clean stop takes one or two seconds; what has not ended by then is ended. */
const STOP_WITHIN_MS = 10_000;
const IS_WINDOWS = process.platform === 'win32';

export interface SupervisedServer {
  /** As it is called in what is said of it: "The server". */
  readonly name: string;
  /** The program, its first argument, in which folder. */
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  /** Done before each start. @returns what its environment has beside ours @throws MustMend when there is no sense in a start */
  readonly prepare: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
  /** Whether the server answers a request; false after a while. */
  readonly answers: () => Promise<boolean>;
  /** Told of each process that was started. */
  readonly onStart: (child: ChildProcess) => void;
}

export interface Supervisor {
  /** Ends with the server's own status, once the server is to stop or cannot start. */
  readonly ended: Promise<number>;
  /** Stops the server cleanly, for good. */
  stop(): void;
  /** The same at once. */
  force(): void;
}

/** Apart from our terminal's signals: it is told to stop by us alone, and once. Windows would open a window for that. */
const start = ({ command: [program, ...args], folder }: SupervisedServer, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    detached: !IS_WINDOWS,
  });

/** Asks it to stop; on Windows no signal would be heard. */
const askToStop = (child: ChildProcess): void => {
  if (!IS_WINDOWS) child.kill('SIGTERM');
  else if (child.connected) child.send(STOP_MESSAGE, () => undefined);
};

/** Kills a server that neither beats nor answers. @returns what ends the watch */
const watchBeats = (
  child: ChildProcess,
  { name, answers }: Pick<SupervisedServer, 'name' | 'answers'>,
): (() => void) => {
  const beats = countBeats(BEAT_EVERY_MS);
  let isLooking = false;
  let lastMs = performance.now();
  const look = async (): Promise<void> => {
    isLooking = true;
    const isAnswering = await answers();
    isLooking = false;
    if (isAnswering) beats.heard();
    // A tick may have come late meanwhile: then counting has begun anew.
    else if (beats.tick(0)) {
      complain(`\n${name} hangs: it neither says that it is alive nor answers. It is ended and started again.`);
      child.kill('SIGKILL');
    }
  };
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const isDue = beats.tick(nowMs - lastMs);
    lastMs = nowMs;
    if (isDue && !isLooking) void look();
  }, BEAT_EVERY_MS);
  child.on('message', beats.heard);
  return () => clearInterval(timer);
};

/** Resolves when the process has ended, or could not be started. */
const endOf = (child: ChildProcess, name: string): Promise<Omit<End, 'aliveMs'>> =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      complain(`${name} cannot be run: ${error.message}`);
      resolve({ status: 1, signal: null });
    });
    child.once('exit', (status, signal) => resolve({ status, signal }));
  });

const describe = (
  name: string,
  { status, signal }: Omit<End, 'aliveMs'>,
  lines: readonly string[],
  waitMs: number,
): string => {
  const how = signal === null ? `ended with status ${String(status)}` : `was ended by ${signal}`;
  // One that only asks to be started again has said why itself.
  const said =
    lines.length === 0 || status === START_AGAIN
      ? ''
      : ` Its last words:\n${lines.map((line) => `  | ${line}`).join('\n')}\n`;
  const next = waitMs === 0 ? 'It is started again now.' : `It is started again in ${waitMs / 1000} s.`;
  return `\n${name} ${how}.${said} ${next}`;
};

/**
 * Runs the server and starts it again whenever it ends unasked, for as long as this process lives; says why each time, and
 * lives on where nobody listens.
 * @see afterEnd for how soon, and for the one end after which it is not
 */
export const supervise = (server: SupervisedServer): Supervisor => {
  outliveReaders();
  const stopping = new AbortController();
  let child: ChildProcess | null = null;

  const runOnce = async (env: NodeJS.ProcessEnv): Promise<{ readonly end: End; readonly lines: readonly string[] }> => {
    const startedMs = performance.now();
    const run = start(server, env);
    child = run;
    const words = lastLines(LAST_LINES);
    run.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      words.add(chunk.toString());
    });
    const stopWatch = watchBeats(run, server);
    server.onStart(run);
    const end = await endOf(run, server.name);
    stopWatch();
    return { end: { ...end, aliveMs: performance.now() - startedMs }, lines: words.lines() };
  };

  const prepared = async (): Promise<NodeJS.ProcessEnv | null> => {
    try {
      return await server.prepare();
    } catch (error) {
      if (!(error instanceof MustMend)) throw error;
      complain(`\n${server.name} cannot start.\n${error.message}\n`);
      return null;
    }
  };

  const run = async (): Promise<number> => {
    let backoffMs: number | null = null;
    for (;;) {
      const env = await prepared();
      if (stopping.signal.aborted) return 0;
      if (env === null) return CANNOT_START;
      const { end, lines } = await runOnce(env);
      if (stopping.signal.aborted) return end.status ?? 0;
      const next = afterEnd(end, backoffMs);
      if (next.kind === 'end') return next.status;
      complain(describe(server.name, end, lines, next.waitMs));
      await delay(next.waitMs, null, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 0;
      ({ backoffMs } = next);
      say(`${server.name} is started again ...`);
    }
  };

  const force = (): void => {
    stopping.abort();
    child?.kill('SIGKILL');
  };
  return {
    ended: run(),
    stop: () => {
      stopping.abort();
      if (child !== null) askToStop(child);
      setTimeout(force, STOP_WITHIN_MS).unref();
    },
    force,
  };
};
