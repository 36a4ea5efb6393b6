import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: a port that was free stays so until the server under test
 * has it.
 */
const FIRST = 20_000;
const COUNT = 12_000;

const listens = (at: { readonly port: number; readonly host: string } | { readonly path: string }, keeps: boolean) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(at, () => {
      if (!keeps) return void server.close(() => resolve(true));
      server.unref();
      resolve(true);
    });
  });

/**
 * A name of the machine (Linux: an abstract socket) that this process holds until it ends: what is killed and started
 * again finds its port as it left it, whoever else is looking for one meanwhile.
 */
const isReserved = (port: number): Promise<boolean> => listens({ path: `\0chess-broadcast-test-port-${port}` }, true);

let next = FIRST + ((process.pid * 16) % COUNT);

/** A port of 127.0.0.1 that nobody listens on and that is this process's own while it lives, another each time. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = next;
    next = port + 1 < FIRST + COUNT ? port + 1 : FIRST;
    if ((await isReserved(port)) && (await listens({ port, host: '127.0.0.1' }, false))) return port;
  }
  throw new Error(`No free port from ${FIRST} to ${FIRST + COUNT - 1}.`);
};
