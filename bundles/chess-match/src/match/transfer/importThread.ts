import { Worker } from 'node:worker_threads';
import { createImportHost, MEMORY_LIMIT_MB, type ImportHost } from './importHost';

/** @param path of the built src/workers/imports.ts */
export const importsIn = (path: string): ImportHost =>
  createImportHost({
    startThread: () => new Worker(path, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB } }),
    mostWaiting: 2,
    timeLimitMs: 300_000,
    idleMs: 60_000,
  });
