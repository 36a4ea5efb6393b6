import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: a port that was free stays so until the server under test has it.
 * Each process has a stretch of its own, as several test side by side.
 */
const FIRST = 20_000;
const STRETCH = 100;
const STRETCHES = 120;

const stretch = FIRST + (process.pid % STRETCHES) * STRETCH;
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
