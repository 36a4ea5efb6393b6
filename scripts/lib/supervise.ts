import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { CANNOT_START } from '../../bundles/chess-match/src/match/server/exitStatus';
import { MustMend } from '../../bundles/chess-match/src/match/server/mustMend';
import { outliveReaders, STOP_MESSAGE } from '../../bundles/chess-match/src/match/server/supervised';
import { heldWords, startWords, waitWords } from './endWords';
import { lastLines } from './lastLines';
import { lastWords, type LastWords } from './lastWords';
import { afterEnd, afterRefusal, NO_PAST, type End, type Next, type Past } from './restartPolicy';
import { complain, say } from './say';
import { untilChanged } from './untilChanged';
import { watchBeats } from './watchBeats';

/** More than a stack of calls: what it comes of stands before it. */
const LAST_LINES = 60;
/** A clean stop takes one or two seconds; what has not ended by then is ended. */
const STOP_WITHIN_MS = 10_000;
const DRAIN_MS = 1000;
const IS_WINDOWS = process.platform === 'win32';

export interface SupervisedServer {
  /** As it is called in what is said of it: "The server". */
  readonly name: string;
  /** The program, its first argument, in which folder. */
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  /** Folders in whose files the cause of a failed start may lie. */
  readonly concerns: readonly string[];
  /**
   * Done before each start. @returns what its environment has beside ours @throws MustMend when there is no sense in a
   * start
   */
  readonly prepare: (stopped: AbortSignal) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
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

/**
 * Apart from our terminal's signals: it is told to stop by us alone, and once. Windows would open a window for that.
 */
const start = ({ command: [program, ...args], folder }: SupervisedServer, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: !IS_WINDOWS,
  });

/** Asks it to stop; on Windows no signal would be heard. */
const askToStop = (child: ChildProcess): void => {
  if (!IS_WINDOWS) child.kill('SIGTERM');
  else if (child.connected) child.send(STOP_MESSAGE, () => undefined);
};

/** Resolves when the process has ended, or could not be started. */
const endOf = (child: ChildProcess, name: string): Promise<Pick<End, 'status' | 'signal'>> =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      complain(`${name} cannot be run: ${error.message}`);
      resolve({ status: 1, signal: null });
    });
    child.once('exit', (status, signal) => {
      const end = (): void => resolve({ status, signal });
      // What it said last may still be on its way; a program that it left behind may keep the way open.
      child.once('close', end);
      setTimeout(end, DRAIN_MS).unref();
    });
  });

/** Hands on what it prints. @returns the last of it */
const listen = ({ stdout, stderr }: ChildProcess): (() => LastWords) => {
  const [out, err] = [lastLines(LAST_LINES), lastLines(LAST_LINES)];
  const follow = (from: Readable | null, to: NodeJS.WritableStream, lines: typeof out): void => {
    from?.on('data', (chunk: Buffer) => {
      to.write(chunk);
      lines.add(chunk.toString());
    });
  };
  follow(stdout, process.stdout, out);
  follow(stderr, process.stderr, err);
  return () => lastWords({ out: out.lines(), err: err.lines() });
};

/** What a start has beside our environment, or what stands against it. */
type Prepared = { readonly env: NodeJS.ProcessEnv } | { readonly problem: string };

const prepare = async (server: SupervisedServer, stopped: AbortSignal): Promise<Prepared> => {
  try {
    return { env: await server.prepare(stopped) };
  } catch (error) {
    if (!(error instanceof MustMend)) throw error;
    return { problem: error.message };
  }
};

/**
 * Runs the server and starts it again whenever it ends unasked, for as long as this process lives; says why each time,
 * and lives on where nobody listens.
 * @see afterEnd for how soon, for what it waits, and for the one end after which it is not
 */
export const supervise = (server: SupervisedServer): Supervisor => {
  outliveReaders();
  const { name, concerns } = server;
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  let child: ChildProcess | null = null;

  const runOnce = async (env: NodeJS.ProcessEnv): Promise<{ readonly end: End; readonly words: LastWords }> => {
    const startedMs = performance.now();
    const run = start(server, env);
    child = run;
    const wordsOf = listen(run);
    let hasBegun = false;
    run.once('message', () => (hasBegun = true));
    const stopWatch = watchBeats(run, server.answers, () => {
      complain(`\n${name} hangs: it neither says that it is alive nor answers. It is ended and started again.`);
      run.kill('SIGKILL');
    });
    server.onStart(run);
    const end = await endOf(run, name);
    stopWatch();
    const words = wordsOf();
    return { end: { ...end, aliveMs: performance.now() - startedMs, hasBegun, cause: words.cause }, words };
  };

  /** Tries it once, and says what follows. */
  const attempt = async (past: Past): Promise<Next> => {
    const prepared = await prepare(server, stopped);
    if ('problem' in prepared) {
      complain(`\n${name} cannot start.\n${prepared.problem}\n`);
      return afterRefusal(past);
    }
    if (stopped.aborted) return { kind: 'end', status: 0 };
    const { end, words } = await runOnce(prepared.env);
    if (stopped.aborted) return { kind: 'end', status: end.status ?? 0 };
    const next = afterEnd(end, past);
    if (next.kind === 'start') complain(startWords(name, end, words, next.waitMs));
    if (next.kind === 'hold' && end.status !== CANNOT_START) complain(heldWords(name, end, words));
    return next;
  };

  /** Until it is time for another try, or nobody wants one. */
  const wait = async (next: Exclude<Next, { kind: 'end' }>): Promise<void> => {
    if (next.kind === 'start') return delay(next.waitMs, undefined, { signal: stopped });
    const ended = new AbortController();
    const signal = AbortSignal.any([stopped, ended.signal]);
    // Looked at first: what is changed as soon as the words are read has changed since.
    const changed = untilChanged(concerns, signal);
    complain(waitWords(concerns, next));
    await Promise.race(next.retryMs === null ? [changed] : [changed, delay(next.retryMs, undefined, { signal })]);
    ended.abort();
  };

  const run = async (): Promise<number> => {
    let past = NO_PAST;
    for (;;) {
      const next = await attempt(past);
      if (next.kind === 'end') return next.status;
      await wait(next).catch(() => undefined);
      if (stopped.aborted) return 0;
      ({ past } = next);
      say(`${name} is started again ...`);
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
