import type { PictureEnding, PictureVerdict } from './pictures';

/** What is asked of the thread; it answers one after the other. */
export type Ask =
  | { readonly kind: 'drawing'; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly ending: PictureEnding; readonly bytes: Uint8Array };

export interface Answers {
  /** A cleaned drawing; null for one that cannot be read. */
  readonly drawing: string | null;
  readonly picture: PictureVerdict;
}

/** The part of a worker thread that is used here. */
export interface ExaminerThread {
  on(event: 'message', listener: (answer: Answers[Ask['kind']]) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  postMessage(ask: Ask): void;
  terminate(): unknown;
}

/** Looks into uploaded files beside the server. Rejects where it could not look at all. */
export interface Examiner {
  drawing(bytes: Uint8Array): Promise<Answers['drawing']>;
  picture(ending: PictureEnding, bytes: Uint8Array): Promise<Answers['picture']>;
}

export interface ExaminerParts {
  readonly startThread: () => ExaminerThread;
  /** Whoever takes longer is ended: a drawing takes some ms, the largest photo a second or two on a machine at rest. */
  readonly limitMs: number;
  /** The thread stays for the next file, as most of the time of a small one goes into starting it. */
  readonly idleMs: number;
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One thread, one file at a time. */
export const createExaminer = ({ startThread, limitMs, idleMs }: ExaminerParts): Examiner => {
  let thread: ExaminerThread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let settle: (answer: Answers[Ask['kind']] | Error) => void = () => undefined;

  const end = (): void => {
    const ended = thread;
    thread = null;
    void ended?.terminate();
  };
  /** What a thread says counts as long as it is the one at work. */
  const started = (): ExaminerThread => {
    const fresh = startThread();
    const over = (answer: null | Error): void => {
      if (thread !== fresh) return;
      thread = null;
      settle(answer);
    };
    fresh.on('message', (answer) => (thread === fresh ? settle(answer) : undefined));
    fresh.on('error', (error) => over(isOutOfMemory(error) ? null : error));
    fresh.on('exit', () => over(null));
    return fresh;
  };
  const askThread = (ask: Ask): Promise<Answers[Ask['kind']]> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      const late = setTimeout(() => {
        end();
        settle(null);
      }, limitMs);
      settle = (answer) => {
        clearTimeout(late);
        idle = setTimeout(end, idleMs);
        idle.unref();
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      try {
        thread ??= started();
        thread.postMessage(ask);
      } catch (error) {
        settle(error instanceof Error ? error : new Error(String(error)));
      }
    });
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (ask: Ask): Promise<Answers[Ask['kind']]> => {
    const next = last.then(() => askThread(ask));
    last = next.catch(() => undefined);
    return next;
  };
  return {
    drawing: (bytes) => inTurn({ kind: 'drawing', bytes }),
    picture: async (ending, bytes) =>
      ((await inTurn({ kind: 'picture', ending, bytes })) as PictureVerdict | null) ?? 'undecodable',
  };
};
