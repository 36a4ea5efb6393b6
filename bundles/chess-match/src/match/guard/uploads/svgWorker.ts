import { Worker } from 'node:worker_threads';

/** Reading jsdom from the disk takes a second or two on a busy machine; a drawing some ms. */
const LIMIT_MS = 20_000;

/** Much more than a drawing of the largest size needs; less than the machine has. */
const MEMORY_MB = 256;

/** A cleaned drawing, or null for one that cannot be read, or not in time. */
export type CleanSvg = (text: string) => Promise<string | null>;

/**
 * Cleans drawings one after the other, each in a thread of its own that is ended when it takes too long.
 * @param file of the built worker
 */
export const svgCleaner = (file: string): CleanSvg => {
  const cleanOne: CleanSvg = (text) =>
    new Promise((resolve) => {
      const worker = new Worker(file, { workerData: text, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
      const end = (result: string | null): void => {
        clearTimeout(timer);
        resolve(result);
        void worker.terminate();
      };
      const timer = setTimeout(() => end(null), LIMIT_MS);
      worker.once('message', (result: unknown) => end(typeof result === 'string' ? result : null));
      worker.once('error', () => end(null));
      worker.once('exit', () => end(null));
    });
  let last: Promise<unknown> = Promise.resolve();
  return (text) => {
    const next = last.then(() => cleanOne(text));
    last = next;
    return next;
  };
};
