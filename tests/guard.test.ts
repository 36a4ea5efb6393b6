import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VIEW_NAMES } from '../bundles/chess-match/src/contract/replicants';
import { newMatch, openSocket, postCommand, rawRequest } from './support/commands';
import { declareReplicant, proposeWrite, readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { allowedHosts: ['studio-pc:9090'] } });
  await newMatch(server);
});
afterAll(() => server.dispose());

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
const connect = async (...args: Parameters<typeof openSocket>): Promise<Socket> => {
  const socket = await openSocket(...args);
  sockets.push(socket);
  return socket;
};

const EVIL = 'http://evil.example';
const json = { 'content-type': 'application/json' };

describe('a page of another origin', () => {
  it.each([
    ['/', 'websocket'],
    ['/', 'polling'],
    ['/chess-match', 'websocket'],
    ['/chess-match', 'polling'],
  ] as const)('cannot open namespace %s by %s', async (namespace, transport) => {
    await expect(connect(server, namespace, { origin: EVIL }, transport)).rejects.toThrow();
    await connect(server, namespace, { origin: server.url }, transport);
    await connect(server, namespace, {}, transport);
  });

  it.each(['null', 'file://', 'https://evil.example', 'http://127.0.0.1:1', 'http://127.0.0.1.evil.example'])(
    'cannot post a command with Origin %s',
    async (origin) => {
      const before = await rawRequest(server, 'GET', '/chess-match/state');
      const body = JSON.stringify({ type: 'commitTurn', line: '1:e4' });
      const { status } = await rawRequest(server, 'POST', '/chess-match/commands', { ...json, origin }, body);
      expect(status).toBe(403);
      expect(await rawRequest(server, 'GET', '/chess-match/state')).toEqual(before);
    },
  );

  it('cannot post to NodeCG either', async () => {
    const { status } = await rawRequest(
      server,
      'POST',
      '/assets/chess-match/anything',
      { ...json, origin: EVIL },
      '{}',
    );
    expect(status).toBe(403);
  });

  it('is written into the log', async () => {
    await rawRequest(server, 'POST', '/chess-match/commands', { ...json, origin: 'http://named.example' }, '{}');
    await until(
      () => server.log().includes('Origin "http://named.example" is not this server'),
      'the refusal in the log',
    );
  });
});

describe('a name that is rebound to this machine', () => {
  const rebound = (port: number) => ({ host: `rebound.example:${port}` });

  it.each([
    ['GET', '/chess-match/state'],
    ['GET', '/chess-match/health'],
    ['POST', '/chess-match/commands'],
    ['GET', '/dashboard/'],
    ['GET', '/socket.io/?EIO=4&transport=polling'],
  ])('gets 403 for %s %s', async (method, path) => {
    const headers = { ...rebound(server.port), origin: `http://rebound.example:${server.port}` };
    expect(
      (await rawRequest(server, method, path, { ...json, ...headers }, method === 'POST' ? '{}' : '')).status,
    ).toBe(403);
    expect((await rawRequest(server, method, path, { ...json, ...rebound(server.port) })).status).toBe(403);
  });

  it('cannot open a socket', async () => {
    await expect(connect(server, '/', rebound(server.port))).rejects.toThrow();
  });

  it('is let in under the names the server has, and those cfg adds', async () => {
    for (const host of [`127.0.0.1:${server.port}`, `localhost:${server.port}`, `LOCALHOST:${server.port}`])
      // 503: let in, and told that this machine is crowded.
      expect([200, 503], host).toContain((await rawRequest(server, 'GET', '/chess-match/health', { host })).status);
    // Let in as everybody who calls it by a name for others: asked for a key.
    const host = 'studio-pc:9090';
    expect((await rawRequest(server, 'GET', '/chess-match/entry', { host })).status).toBe(200);
    expect((await rawRequest(server, 'GET', '/chess-match/health', { host })).status).toBe(401);
    const headers = { ...json, host, origin: 'http://studio-pc:9090' };
    expect((await rawRequest(server, 'POST', '/chess-match/commands', headers, '{}')).status).toBe(401);
  });
});

describe('a hostile socket', () => {
  it.each(VIEW_NAMES)('cannot write replicant %s, neither in date nor stale', async (name) => {
    const socket = await connect(server, '/');
    const before = await declareReplicant(socket, name);
    expect(await proposeWrite(socket, name, before)).toMatch(/send a command/);
    expect(await proposeWrite(socket, name, { ...before, revision: before.revision - 1 })).toMatch(/send a command/);
    expect(await declareReplicant(socket, name)).toEqual(before);
  });

  it('is written into the log with what it tried', async () => {
    await until(
      () => server.log().includes(`write of "chess-match" "${VIEW_NAMES[0]}": pages do not write`),
      'it in the log',
    );
  });

  it('cannot make a replicant of its own in our namespaces', async () => {
    const socket = await connect(server, '/');
    await expect(declareReplicant(socket, 'mine')).rejects.toThrow(/send a command/);
  });

  it('cannot end the server with malformed packets', async () => {
    const socket = await connect(server, '/');
    const events = ['replicant:declare', 'replicant:proposeOperations', 'replicant:read', 'message', 'joinRoom'];
    const payloads = [undefined, null, 5, {}, { name: 'match', namespace: 'chess-match' }];
    for (const event of [...events, 'graphic:registerSocket', 'graphic:queryAvailability'])
      for (const payload of payloads) socket.emit(event, payload);
    const commands = await connect(server, '/chess-match');
    for (const payload of payloads) {
      commands.emit('command', payload);
      expect(await commands.timeout(5000).emitWithAck('command', payload)).toMatchObject({ ok: false });
    }
    commands.emit('time');
    expect(await commands.timeout(5000).emitWithAck('time')).toBeTypeOf('number');
    const health = async () => (await rawRequest(server, 'GET', '/chess-match/health')).status;
    await expect.poll(health).toBe(200);
  });

  it("cannot speak to the match through NodeCG's messages", async () => {
    const socket = await connect(server, '/');
    const before = await readReplicants(server, ['match']);
    socket.emit('message', { messageName: 'commitTurn', bundleName: 'chess-match', content: { line: '1:e4' } });
    expect((await postCommand(server, { type: 'openMatch', matchId: 'unknown' })).status).toBe(422);
    expect(await readReplicants(server, ['match'])).toEqual(before);
  });
});
