import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from './freePort';
import { startTestServer, type TestServer } from './server';
import { until } from './until';
import { viewersUp } from './viewersUp';

export interface Live {
  readonly server: TestServer;
  /** Where games are written. */
  readonly folder: string;
  /** What was pushed, each with its address and key, in order. */
  readonly pushed: readonly string[];
  /** What lichess answers from now on. */
  readonly answer: { status: number };
  readonly at: (
    name: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly type: string; readonly etag: string; readonly body: string }>;
  /** Waits until the file is there and has this in it. */
  readonly with: (name: string, part: RegExp) => ReturnType<Live['at']>;
  /** All that has left by the folder. */
  readonly written: () => string;
  readonly dispose: () => Promise<void>;
}

/** Finds a move as a record writes it; a match's own id may have "e4" in it. */
export const move = (...sans: readonly string[]): RegExp => new RegExp(`[\\s:](?:${sans.join('|')})\\b`);

/** A server whose match is followed by polling, by a push and as files. */
export const liveBench = async (viewers: object = {}, lichessRound = 'aBcD1234'): Promise<Live> => {
  const pushed: string[] = [];
  const answer = { status: 200 };
  const lichess = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      pushed.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}\n${body}`);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end('{"games":[]}');
    });
  });
  await new Promise<void>((resolve) => lichess.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const home = `http://127.0.0.1:${port}`;
  const lichessAddress = `http://127.0.0.1:${(lichess.address() as AddressInfo).port}`;
  const server = await startTestServer({
    config: {
      viewers: { port, address: 'https://chess.example', ...viewers },
      live: { lichessAddress, lichessRound, folder: 'db/live', rehearsals: false },
    },
    env: { LICHESS_TOKEN: 'secret' },
  });
  const folder = join(server.root, 'db', 'live');
  await viewersUp(home);
  const at: Live['at'] = async (name, headers = {}) => {
    const reply = await fetch(`${home}/${name}`, { headers });
    return {
      status: reply.status,
      type: reply.headers.get('content-type') ?? '',
      etag: reply.headers.get('etag') ?? '',
      body: await reply.text(),
    };
  };
  return {
    server,
    folder,
    pushed,
    answer,
    at,
    with: async (name, part) => {
      let reply = await at(name);
      await until(
        async () => {
          reply = await at(name);
          return reply.status === 200 && part.test(reply.body);
        },
        `${String(part)} in ${name}`,
      );
      return reply;
    },
    written: () =>
      existsSync(folder)
        ? globSync('*/*', { cwd: folder })
            .map((name) => readFileSync(join(folder, name), 'utf8'))
            .join('\n')
        : '',
    dispose: async () => {
      await server.dispose();
      lichess.close();
    },
  };
};
