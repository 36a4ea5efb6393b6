import type { Problem } from '@schemas/draft';
import { err, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import { textOf } from '../base/textOf';
import type { FileProblem } from './fileProblem';
import type { ImportThread } from './importWorker';
import type { OnPlayed, PlayedFile } from './playThrough';

/** What the worker that plays imports through may take, in the unit of Node's `resourceLimits`. */
export const MEMORY_LIMIT_MB = 512;

export interface HostParts {
  readonly startThread: () => ImportThread;
  /** Imports that may wait while one is played through. */
  readonly mostWaiting: number;
  readonly timeLimitMs: number;
  /** The worker is ended when it had nothing to do for so long. */
  readonly idleMs: number;
}

type Checked = Result<PlayedFile, FileProblem>;

/** Plays files through beside the server, one at a time. */
export interface ImportHost {
  /**
   * Never rejects. @returns import/busy, import/too_slow, import/too_heavy, import/failed, import/cancelled, or as the
   * worker
   * @param signal aborted: the work ends at once
   */
  play(bytes: Uint8Array, onPlayed: OnPlayed, signal: AbortSignal): Promise<Checked>;
  stop(): void;
}

interface Job {
  readonly bytes: Uint8Array;
  readonly onPlayed: OnPlayed;
  readonly finish: (checked: Checked) => void;
}

const isOutOfMemory = ({ code }: { readonly code?: string }): boolean => code === 'ERR_WORKER_OUT_OF_MEMORY';

export const createImportHost = ({ startThread, mostWaiting, timeLimitMs, idleMs }: HostParts): ImportHost => {
  const waiting: Job[] = [];
  let thread: ImportThread | null = null;
  let running: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  const endThread = (): void => {
    void thread?.terminate();
    thread = null;
  };
  const settle = (checked: Checked): void => {
    clearTimeout(timer);
    const job = running;
    running = null;
    job?.finish(checked);
    next();
  };
  /** What a thread says counts as long as it is the one at work. */
  const startedThread = (): ImportThread => {
    const started = startThread();
    const ended = (problem: Problem): void => {
      if (thread !== started) return;
      thread = null;
      if (running !== null) settle(err(problem));
    };
    started.on('message', (message) => {
      if (thread !== started) return;
      if (message.kind === 'played') running?.onPlayed(message.played, message.of);
      else settle(message.result);
    });
    started.on('error', (error) =>
      ended(
        isOutOfMemory(error)
          ? refuse('import/too_heavy', { limitMb: MEMORY_LIMIT_MB })
          : refuse('import/failed', { reason: textOf(error) }),
      ),
    );
    started.on('exit', () => ended(refuse('import/failed', { reason: 'the worker ended' })));
    return started;
  };
  const rest = (): void => {
    timer = setTimeout(endThread, idleMs);
    timer.unref();
  };
  const next = (): void => {
    if (running !== null) return;
    const job = waiting.shift();
    if (job === undefined) {
      rest();
      return;
    }
    clearTimeout(timer);
    running = job;
    timer = setTimeout(() => {
      endThread();
      settle(err(refuse('import/too_slow', { limitSeconds: timeLimitMs / 1000 })));
    }, timeLimitMs);
    try {
      thread ??= startedThread();
      thread.postMessage(job.bytes);
    } catch (error) {
      endThread();
      settle(err(refuse('import/failed', { reason: textOf(error) })));
    }
  };
  const cancel = (job: Job): void => {
    const cancelled = err(refuse('import/cancelled', {}));
    const place = waiting.indexOf(job);
    if (place >= 0) {
      waiting.splice(place, 1);
      job.finish(cancelled);
    } else if (running === job) {
      endThread();
      settle(cancelled);
    }
  };
  return {
    play: (bytes, onPlayed, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve(err(refuse('import/cancelled', {})));
          return;
        }
        if (waiting.length >= mostWaiting) {
          resolve(err(refuse('import/busy', {})));
          return;
        }
        const job: Job = { bytes, onPlayed, finish: resolve };
        signal.addEventListener('abort', () => cancel(job), { once: true });
        waiting.push(job);
        next();
      }),
    stop: () => {
      clearTimeout(timer);
      for (const job of [...waiting]) cancel(job);
      if (running !== null) cancel(running);
      clearTimeout(timer);
      endThread();
    },
  };
};
