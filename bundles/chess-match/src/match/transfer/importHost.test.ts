import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createImportHost } from './importHost';
import type { FromWorker } from './importWorker';

/** A thread that the test speaks for. */
class Thread extends EventEmitter {
  readonly got: Uint8Array[] = [];
  isEnded = false;
  postMessage(bytes: Uint8Array): void {
    this.got.push(bytes);
  }
  terminate(): Promise<number> {
    this.isEnded = true;
    return Promise.resolve(1);
  }
  say(message: FromWorker): void {
    this.emit('message', message);
  }
}

const FILE = { matchId: 'm', games: [] };
const DONE: FromWorker = { kind: 'done', result: { ok: true, value: FILE } };
const BYTES = new Uint8Array(1);

const hostWith = (timeLimitMs: number) => {
  const threads: Thread[] = [];
  const startThread = (): Thread => {
    const thread = new Thread();
    threads.push(thread);
    return thread;
  };
  const host = createImportHost({ startThread, mostWaiting: 1, timeLimitMs, idleMs: 60_000 });
  const play = (signal: AbortSignal) => host.play(BYTES, () => undefined, signal);
  return { host, threads, play };
};
const NEVER = new AbortController().signal;
const codeOf = async (checked: ReturnType<ReturnType<typeof hostWith>['play']>): Promise<string> => {
  const result = await checked;
  return result.ok ? 'ok' : result.error.code;
};

describe('files that are played through in a thread', () => {
  it('go one at a time, one waits, more are told so', async () => {
    const { threads, play } = hostWith(60_000);
    const [first, second, third] = [play(NEVER), play(NEVER), play(NEVER)];
    expect(await codeOf(third)).toBe('import/busy');
    expect(threads.map(({ got }) => got.length)).toEqual([1]);
    threads[0]?.say(DONE);
    expect(await codeOf(first)).toBe('ok');
    threads[0]?.say(DONE);
    expect(await codeOf(second)).toBe('ok');
    expect(threads).toHaveLength(1);
  });

  it('that break the thread get an answer, and the next one gets a new thread', async () => {
    const { threads, play } = hostWith(60_000);
    const heavy = play(NEVER);
    threads[0]?.emit('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
    expect(await codeOf(heavy)).toBe('import/too_heavy');
    const broken = play(NEVER);
    threads[1]?.emit('exit');
    expect(await codeOf(broken)).toBe('import/failed');
    const next = play(NEVER);
    threads[2]?.say(DONE);
    expect(await codeOf(next)).toBe('ok');
  });

  it('that nobody waits for end with their thread; one that waits takes its turn', async () => {
    const { threads, play } = hostWith(60_000);
    const gone = new AbortController();
    const [cancelled, waits] = [play(gone.signal), play(NEVER)];
    gone.abort();
    expect(await codeOf(cancelled)).toBe('import/cancelled');
    expect(threads[0]?.isEnded).toBe(true);
    threads[0]?.say(DONE);
    threads[1]?.say(DONE);
    expect(await codeOf(waits)).toBe('ok');
  });

  it('that take too long are ended', async () => {
    const { threads, play } = hostWith(1);
    expect(await codeOf(play(NEVER))).toBe('import/too_slow');
    expect(threads[0]?.isEnded).toBe(true);
  });
});
