import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPoller } from '../bundles/chess-match/src/match/livePgn/testing/poller';
import { mustPost, newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import { viewersUp } from './support/viewersUp';

let server: TestServer;
let lichess: Server;
let home = '';
let folder = '';
const pushed: string[] = [];

beforeAll(async () => {
  lichess = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      pushed.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}\n${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"games":[]}');
    });
  });
  await new Promise<void>((resolve) => lichess.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  home = `http://127.0.0.1:${port}`;
  const lichessAddress = `http://127.0.0.1:${(lichess.address() as AddressInfo).port}`;
  const live = { lichessAddress, lichessRound: 'aBcD1234', folder: 'db/live', rehearsals: false };
  server = await startTestServer({
    config: { viewers: { port, address: 'https://chess.example' }, live },
    env: { LICHESS_TOKEN: 'secret' },
  });
  folder = join(server.root, 'db', 'live');
  await viewersUp(home);
});
afterAll(async () => {
  await server?.dispose();
  lichess?.close();
});

const liveAt = async (name: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${home}/${name}`, { headers });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    etag: answer.headers.get('etag') ?? '',
    body: await answer.text(),
  };
};

/** The file as soon as it is there and has this in it. */
const liveWith = async (name: string, part: string): ReturnType<typeof liveAt> => {
  let answer = await liveAt(name);
  await until(async () => {
    answer = await liveAt(name);
    return answer.status === 200 && answer.body.includes(part);
  }, `${part} in ${name}`);
  return answer;
};

it('a match with a branch is followed by polling, by a push and as files, each branch by itself', async () => {
  await newMatch(server);
  const poller = createPoller();
  const begun = await liveWith('live.pgn', '[Event ');
  expect(poller.poll(begun)).toBeNull();
  expect(poller.chapters().map(({ moves }) => moves)).toEqual([[]]);

  for (const line of ['1:e4', '1:e5', '1:Nf3 2:f4 branch 1>2 3+7', '1:Nc6 2:exf4'])
    await mustPost(server, { type: 'commitTurn', line });
  const grown = await liveWith('live.pgn', 'exf4');
  expect(poller.poll(grown)).toBeNull();
  expect(poller.chapters().map(({ tags, moves }) => [tags.get('Site')?.split('/').at(-1), moves.at(-1)])).toEqual([
    ['1w-1', 'Nc6'],
    ['2w-2', 'exf4'],
  ]);
  expect(await liveAt('live.pgn', { 'if-none-match': grown.etag })).toMatchObject({ status: 304, body: '' });
  expect((await liveAt('live.bcr')).body).toContain('branch 1>2 3+7');

  await until(() => pushed.at(-1)?.includes('exf4') === true, 'the push');
  expect(pushed.at(-1)).toBe(`/api/broadcast/round/aBcD1234/push Bearer secret\n${grown.body}`);
  expect(readFileSync(join(folder, 'round-1', 'games.pgn'), 'utf8')).toBe(grown.body);
  expect(readFileSync(join(folder, 'round-1', 'game-2.pgn'), 'utf8')).toContain('[Site "https://chess.example/match/');
});

it('a match in a game that nobody else knows has its own record, and no PGN', async () => {
  await newMatch(server, { game: 'progressive' });
  await liveWith('live.ppgn', '[Variant ');
  expect((await liveAt('live.pgn')).status).toBe(404);
});
