import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExaminer, type Ask, type ExaminerThread } from './examiner';

const LIMIT_MS = 1000;
const IDLE_MS = 5000;

/** A thread that answers when the test says so. */
class Thread extends EventEmitter {
  readonly asked: Ask[] = [];
  ended = false;
  postMessage(ask: Ask): void {
    this.asked.push(ask);
  }
  terminate(): void {
    this.ended = true;
    this.emit('exit');
  }
}

const bench = () => {
  const threads: Thread[] = [];
  const startThread = (): ExaminerThread => {
    const thread = new Thread();
    threads.push(thread);
    return thread;
  };
  return { threads, examiner: createExaminer({ startThread, limitMs: LIMIT_MS, idleMs: IDLE_MS }) };
};

const BYTES = new Uint8Array(3);
const turn = () => vi.advanceTimersByTimeAsync(0);

describe('the thread that looks into uploads', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is started once for files that come one after the other, and gets one at a time', async () => {
    const { threads, examiner } = bench();
    const answers = [examiner.drawing(BYTES), examiner.picture('png', BYTES)];
    await turn();
    expect(threads.map(({ asked }) => asked.map(({ kind }) => kind))).toEqual([['drawing']]);
    threads[0]?.emit('message', '<svg/>');
    await turn();
    expect(threads.map(({ asked }) => asked.map(({ kind }) => kind))).toEqual([['drawing', 'picture']]);
    threads[0]?.emit('message', 'whole');
    expect(await Promise.all(answers)).toEqual(['<svg/>', 'whole']);
  });

  it('is ended when nothing comes for a while, and started again for the next', async () => {
    const { threads, examiner } = bench();
    for (const answer of ['<a/>', '<b/>']) {
      const asked = examiner.drawing(BYTES);
      await turn();
      threads.at(-1)?.emit('message', answer);
      expect(await asked).toBe(answer);
      await vi.advanceTimersByTimeAsync(IDLE_MS);
    }
    expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('is ended with a file that takes too long, and the next one has one of its own', async () => {
    const { threads, examiner } = bench();
    const slow = examiner.picture('jpg', BYTES);
    const next = examiner.drawing(BYTES);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await slow).toBe('undecodable');
    expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
    threads[1]?.emit('message', '<svg/>');
    expect(await next).toBe('<svg/>');
  });

  it('refuses the file that took all of its memory, and rejects where it could not be started', async () => {
    const { threads, examiner } = bench();
    const heavy = examiner.drawing(BYTES);
    await turn();
    threads[0]?.emit('error', Object.assign(new Error('full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
    expect(await heavy).toBeNull();
    const failing = expect(examiner.drawing(BYTES)).rejects.toThrow('no such file');
    await turn();
    threads[1]?.emit('error', new Error('no such file'));
    await failing;
    const broken = createExaminer({
      startThread: () => {
        throw new Error('no thread');
      },
      limitMs: LIMIT_MS,
      idleMs: IDLE_MS,
    });
    await expect(broken.drawing(BYTES)).rejects.toThrow('no thread');
  });
});
