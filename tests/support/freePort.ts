import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: a port that was free stays so until the server under test has it.
 * Each worker of a run has a stretch of its own: what is killed and started again finds its port as it left it.
 */
const FIRST = 20_000;
const STRETCH = 100;
const RUNS = 30;
const WORKERS = 4;

const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS;
const stretch = FIRST + ((process.ppid % RUNS) * WORKERS + worker) * STRETCH;
let given = 0;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of 127.0.0.1 that nobody listens on, another each time. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < STRETCH; tries += 1) {
    const port = stretch + (given % STRETCH);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${stretch} to ${stretch + STRETCH - 1}.`);
};
