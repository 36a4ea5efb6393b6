import { Worker } from 'node:worker_threads';
import { createExaminer, type Examiner } from './examiner';

/**
 * Much more than a drawing of the largest size needs; pictures are drawn in memory of their own, which their size
 * bounds.
 */
const MEMORY_MB = 256;

/** @param path of the built src/workers/uploads.ts */
export const examinerIn = (path: string): Examiner =>
  createExaminer({
    startThread: () => {
      const thread = new Worker(path, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
      thread.unref();
      return thread;
    },
    limitMs: 20_000,
    idleMs: 60_000,
  });
