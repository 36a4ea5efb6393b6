import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrewList } from '../bundles/chess-match/src/contract/crew';
import { getJson, newMatch, openSocket, rawRequest } from './support/commands';
import { idleHeaders, nginxBefore, statusOfLines, tunnelTo, type InFront } from './support/inFront';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import { createVenue } from './support/venue';

const CREW = '/chess-match/crew';
const JSON_TYPE = { 'content-type': 'application/json' };
const COMMAND = JSON.stringify({ type: 'startClock' });

const hostOf = ({ port }: { readonly port: number }): string => `Host: 127.0.0.1:${port}`;

/** What a stranger gets who asks for the keys, and who sends a command. */
const gets = async (
  at: { readonly port: number },
  headers: Record<string, string> = {},
): Promise<readonly number[]> => [
  (await rawRequest(at, 'GET', CREW, headers)).status,
  (await rawRequest(at, 'POST', CREW, { ...headers, ...JSON_TYPE }, '{"issue":"operator","name":""}')).status,
  (await rawRequest(at, 'POST', '/chess-match/commands', { ...headers, ...JSON_TYPE }, COMMAND)).status,
];
const NOTHING = [401, 401, 401];

const inFront: InFront[] = [];
const putInFront = async (made: Promise<InFront>): Promise<InFront> => {
  const one = await made;
  inFront.push(one);
  return one;
};
afterAll(async () => {
  for (const one of inFront) await one.close();
});

describe('a server that believes its own machine', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { allowedHosts: ['chess.example:443'] } });
    await newMatch(server);
  });
  afterAll(() => server.dispose());

  it('says nothing of a proxy while there is none', async () => {
    expect(await (await fetch(`${server.url}/chess-match/health`)).json()).toMatchObject({ notices: [] });
  });

  it.each([
    ['nothing but proxy_pass', ''],
    ['whom it passes on', 'proxy_set_header X-Forwarded-For $remote_addr; proxy_http_version 1.1;'],
    ['the name it was asked under', 'proxy_set_header Host chess.example:443; proxy_http_version 1.1;'],
  ])('takes nobody behind an nginx for it that is told %s', async (_what, more) => {
    const nginx = await putInFront(nginxBefore(server.port, more));
    expect(await gets(nginx)).toEqual(NOTHING);
  });

  it.each([
    ['X-Forwarded-For', 97, 401],
    ['X-Forwarded-For', 98, 401],
    ['X-Forwarded-For', 99, 431],
    ['X-Forwarded-For', 120, 431],
    ['Via', 98, 401],
    ['Via', 120, 431],
  ])('takes nobody behind a proxy for it that appends %s after %i headers of his: %i', async (name, count, status) => {
    const lines = [`GET ${CREW} HTTP/1.1`, hostOf(server), ...idleHeaders(count), `${name}: 192.0.2.7`];
    expect(await statusOfLines(server.port, lines)).toBe(status);
  });

  it.each(['Forwarded', 'X-Real-IP', 'X-Forwarded-Proto', 'CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP'])(
    'takes nobody for it who comes with %s',
    async (header) => {
      expect(await gets(server, { [header]: 'x' })).toEqual(NOTHING);
      await expect(openSocket(server, '/chess-match', { [header]: 'x' })).rejects.toThrow();
    },
  );

  it('refuses a change to a WebSocket with too many headers as it refuses a request', async () => {
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    const lines = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', hostOf(server), ...upgrade, key];
    expect(await statusOfLines(server.port, lines)).toBe(101);
    expect(await statusOfLines(server.port, [...lines, ...idleHeaders(95)])).toBe(101);
    expect(await statusOfLines(server.port, [...lines, ...idleHeaders(96)])).toBe(431);
  });

  it('says loudly that something stands in front, and what to set', async () => {
    await gets(server, { 'x-forwarded-for': '192.0.2.7' });
    const health = async () => JSON.stringify(await (await fetch(`${server.url}/chess-match/health`)).json());
    expect(await health()).toMatch(/"notices":\[\{"code":"network\/in_front".*keyOnOwnMachine/);
    expect(server.log()).toMatch(/passes requests on .*"keyOnOwnMachine": true/);
    expect(JSON.parse((await rawRequest(server, 'GET', CREW)).text)).toMatchObject({ ownMachine: 'in_front' });
  });

  it('cannot tell a tunnel that passes bytes on from it', async () => {
    expect(
      (await rawRequest(await putInFront(tunnelTo(server.port)), 'GET', CREW, { host: `127.0.0.1:${server.port}` }))
        .status,
    ).toBe(200);
  });
});

describe.each(['keyOnOwnMachine', 'behindProxy'])(
  'a server that asks for a key on its own machine too (%s)',
  (setting) => {
    let server: TestServer;
    let tunnel: InFront;
    beforeAll(async () => {
      server = await startTestServer({ config: { [setting]: true } });
      tunnel = await putInFront(tunnelTo(server.port));
    });
    afterAll(() => server.dispose());
    const straight = (): Record<string, string> => ({ host: `127.0.0.1:${server.port}` });
    const file = (): string => join(server.root, 'db', 'chess-match', 'own-machine.key');
    const enter = async (headers: Record<string, string>): Promise<Response> =>
      fetch(`${server.url}/chess-match/entry`, {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify({ code: readFileSync(file(), 'utf8').trim() }),
      });

    it('lets nobody do anything without one, through a tunnel or from there', async () => {
      for (const at of [server, tunnel]) {
        expect(await gets(at, straight())).toEqual(NOTHING);
        for (const path of [
          '/chess-match/health',
          '/chess-match/state',
          '/api.js',
          '/socket.io/?EIO=4&transport=polling',
        ])
          expect([path, (await rawRequest(at, 'GET', path, straight())).status]).toEqual([path, 401]);
        expect((await rawRequest(at, 'GET', '/chess-match/entry', straight())).status).toBe(200);
      }
      for (const namespace of ['/', '/chess-match', '/chess-match/levels', '/chess-match/venue'])
        await expect(openSocket(server, namespace)).rejects.toThrow();
    });

    it('says where the first key is: in a file that its own account alone can read', () => {
      expect(server.log()).toMatch(/A key is asked for on this computer too.*own-machine\.key/);
      expect(server.log()).not.toContain(readFileSync(file(), 'utf8').trim());
      expect(statSync(file()).mode & 0o777).toBe(0o600);
    });

    it('opens everything to who enters that key there, and codes can be issued', async () => {
      const entered = await enter({});
      expect(entered.status).toBe(200);
      expect(await entered.json()).toMatchObject({ ok: true, to: expect.stringContaining('/setup/') as string });
      const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
      const list = JSON.parse((await rawRequest(server, 'GET', CREW, { cookie })).text) as CrewList;
      expect(list.ownMachine).toBe('asked');
      expect(await gets(server, { cookie })).toEqual([200, 200, 422]);
      const bearer = { authorization: `Bearer ${readFileSync(file(), 'utf8').trim()}` };
      expect(await gets(server, bearer)).toEqual([200, 200, 422]);
      const socket = await openSocket(server, '/chess-match', { cookie });
      socket.close();
      await until(
        async () => (await rawRequest(server, 'GET', '/chess-match/health', { cookie })).status === 200,
        'health',
      );
    });

    it('takes it from nobody who comes through a proxy', async () => {
      const forwarded = { 'x-forwarded-for': '192.0.2.7' };
      expect((await enter(forwarded)).status).toBe(403);
      const bearer = { authorization: `Bearer ${readFileSync(file(), 'utf8').trim()}` };
      expect(await gets(server, { ...bearer, ...forwarded })).toEqual(NOTHING);
    });

    it('knows the venue server by the key the two have, and gives it nothing else', async () => {
      const key = readFileSync(join(server.root, 'db', 'chess-match', 'venue.key'), 'utf8').trim();
      const bearer = { authorization: `Bearer ${key}` };
      const link = await openSocket(server, '/chess-match/venue', bearer, 'websocket', { key });
      link.close();
      expect(await gets(server, bearer)).toEqual(NOTHING);
      await expect(openSocket(server, '/chess-match', bearer)).rejects.toThrow();
      const venue = await createVenue(server.root);
      await venue.start();
      const isLinked = async () => ((await getJson(venue, '/health')) as { readonly linked: boolean }).linked;
      await until(isLinked, 'the venue server to be linked');
      await venue.kill('SIGTERM');
    });
  },
);
