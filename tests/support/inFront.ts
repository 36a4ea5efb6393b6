import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../../scripts/lib/programs';
import { hasEnded } from './ended';
import { freePort } from './freePort';
import { until } from './until';

/** Something that listens on this machine and passes on to a server of it. */
export interface InFront {
  readonly port: number;
  close(): Promise<void>;
}

const listensOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Passes bytes on, as `socat` and `ssh -R` do. */
export const tunnelTo = async (target: number): Promise<InFront> => {
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
};

/** A real nginx before a server, with nothing in it but where to pass on to, and `more`. */
export const nginxBefore = async (target: number, more = ''): Promise<InFront> => {
  const folder = mkdtempSync(join(tmpdir(), 'in-front-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${of};`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid nginx.pid; error_log error.log; events {}
http { access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${target}; ${more} } } }\n`,
  );
  const child = spawn(programPath('nginx'), ['-p', folder, '-c', file, '-e', 'error.log'], { stdio: 'ignore' });
  const sweep = (): void => void child.kill('SIGKILL');
  process.once('exit', sweep);
  await until(() => listensOn(port), 'nginx before the server');
  return {
    port,
    close: async () => {
      child.kill('SIGTERM');
      await until(() => hasEnded(child), 'nginx to end');
      process.off('exit', sweep);
      rmSync(folder, { recursive: true });
    },
  };
};

/** The status of the answer to exactly these lines, in this order. */
export const statusOfLines = (port: number, lines: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
      if (status === undefined) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.on('error', reject).on('close', () => reject(new Error(`closed after ${JSON.stringify(text)}`)));
  });

/** Headers that mean nothing. */
export const idleHeaders = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `X-Idle-${index}: ${index}`);
