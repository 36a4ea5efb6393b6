import type { Browser } from 'playwright-core';
import { Manager, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openUnlistedServer } from './support/unlistedServer';
import { openPage, overlayUrl } from './support/browser';
import { sharedShell } from './support/shell';
import { getJson, mustPost, newMatch, openCommandSocket, openSocket, postCommand } from './support/commands';
import { DEADLY } from './support/hostilePackets';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
const connect = async (...args: Parameters<typeof openSocket>): Promise<Socket> => {
  const socket = await openSocket(...args);
  sockets.push(socket);
  return socket;
};

/** What the server answers; null where the socket is gone instead. */
const ask = (socket: Socket, ...packet: readonly unknown[]): Promise<readonly unknown[] | null> =>
  new Promise((resolve) => {
    const [event, ...args] = packet;
    socket.once('disconnect', () => resolve(null));
    socket.emit(String(event), ...args, (...answer: unknown[]) => resolve(answer));
  });

const refused = async (server: TestServer): Promise<Record<string, number>> =>
  ((await getJson(server, '/chess-match/health')) as { refused: Record<string, number> }).refused;

describe('a socket that sends what no page sends', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    await newMatch(server);
  });
  afterAll(() => server.dispose());

  it.each(Object.entries(DEADLY))('is refused %s, and the server goes on', async (_name, packet) => {
    const socket = await connect(server, '/');
    expect(await ask(socket, ...packet)).toEqual([expect.stringMatching(/^Refused: /)]);
    expect(socket.connected).toBe(true);
    expect(server.exitCode()).toBeNull();
  });

  it('reads no file of its choice as a schema', async () => {
    const socket = await connect(server, '/');
    const opts = { schemaPath: '/proc/self/environ' };
    const elsewhere = await ask(socket, 'replicant:declare', { name: 'x', namespace: 'zz', opts });
    expect(elsewhere).toEqual([expect.stringMatching(/^Refused: /)]);
    for (const name of ['match', 'assets:logos', 'volume:master']) {
      const namespace = { match: 'chess-match', 'volume:master': '_sounds' }[name] ?? 'chess-broadcast';
      const answer = JSON.stringify(await ask(socket, 'replicant:declare', { name, namespace, opts }));
      expect(answer).toContain('"value"');
      expect(answer).not.toMatch(/PATH=|HOME=/);
    }
  });

  it('makes no replicant of its own, anywhere', async () => {
    const socket = await connect(server, '/');
    for (const namespace of ['chess-match', 'chess-broadcast', 'nodecg', '_sounds', '_assets', 'free'])
      for (const event of ['replicant:declare', 'replicant:read', 'replicant:proposeOperations'])
        expect(await ask(socket, event, { name: 'mine', namespace })).toEqual([expect.stringMatching(/^Refused: /)]);
    expect(await ask(socket, 'joinRoom', 'replicant:free:mine', {})).toEqual([expect.stringMatching(/^Refused: /)]);
  });

  it.each([
    'message',
    'regenerateToken',
    'graphic:requestKill',
    'graphic:requestRefresh',
    'graphic:requestRefreshAll',
    'graphic:requestBundleRefresh',
  ])('cannot send %s to other pages', async (event) => {
    const [socket, other] = [await connect(server, '/'), await connect(server, '/')];
    const heard: unknown[] = [];
    other.onAny((...args) => heard.push(args));
    const payload = { bundleName: 'chess-broadcast', messageName: 'x', url: '/', socketId: other.id };
    expect(await ask(socket, event, payload)).toEqual([expect.stringMatching(/^Refused: /)]);
    socket.emit(event, payload);
    await ask(other, 'joinRoom', 'chess-broadcast');
    expect(heard).toEqual([]);
  });

  it('joins no namespace that is not for pages', async () => {
    for (const namespace of ['/elsewhere', '/chess-match/other'])
      await expect(connect(server, namespace)).rejects.toThrow();
  });

  it('is counted by kind, and written into the log once a second', async () => {
    const before = await refused(server);
    const socket = await connect(server, '/');
    for (let count = 0; count < 500; count += 1) socket.emit('joinRoom', `named-${count}`);
    await ask(socket, 'joinRoom', 'nowhere');
    const after = await refused(server);
    expect((after['answer'] ?? 0) - (before['answer'] ?? 0)).toBe(500);
    expect((after['arguments'] ?? 0) - (before['arguments'] ?? 0)).toBe(1);
    expect(server.log().split('joinRoom that wants no answer').length - 1).toBeLessThan(50);
  });
});

describe('an overlay on air', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    browser = await sharedShell();
    await newMatch(server);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("stays where it is, whatever a stranger asks of NodeCG's graphics", async () => {
    const { page, close } = await openPage(browser);
    const url = overlayUrl(server.url, 'boards');
    await page.goto(url);
    await page.locator('[data-version]').first().waitFor();
    await page.evaluate('globalThis.isSame = true');
    const socket = await connect(server, '/');
    const [, declared] =
      (await ask(socket, 'replicant:declare', { name: 'graphics:instances', namespace: 'nodecg' })) ?? [];
    const { value } = declared as { value: readonly { pathName: string }[] };
    expect(value.map(({ pathName }) => new URL(pathName, url).href)).toContain(url);
    for (const instance of value) {
      await ask(socket, 'graphic:requestKill', instance);
      await ask(socket, 'graphic:requestRefresh', instance);
      await ask(socket, 'graphic:requestRefreshAll', { url: instance.pathName });
    }
    await ask(socket, 'graphic:requestBundleRefresh', 'chess-broadcast');
    // Would have come before this.
    const { version } = await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    await page.locator(`[data-version="${version}"]`).first().waitFor();
    expect([page.url(), await page.evaluate('globalThis.isSame')]).toEqual([url, true]);
    await close();
  });
});

describe('limits of a connection', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await newMatch(server);
  });
  afterAll(() => server.dispose());

  const isCutFor = async (kind: string): Promise<void> => {
    await until(async () => (await refused(server))[kind] === 1, `one cut for ${kind}`);
  };

  it('end one that does not read what it is sent, and no other', async () => {
    const [socket, other] = [await connect(server, '/'), await connect(server, '/')];
    const { engine } = socket.io;
    const { ws } = engine.transport as unknown as { ws: { pause(): void } };
    ws.pause();
    for (let count = 0; count < 50; count += 1) await newMatch(server);
    const largest = { name: 'matches', namespace: 'chess-match' };
    for (let count = 0; count < 1500; count += 1) socket.emit('replicant:declare', largest, () => undefined);
    await isCutFor('queue');
    expect(other.connected).toBe(true);
  });

  it('end one that sends too much at once', async () => {
    const socket = await connect(server, '/');
    for (let count = 0; count < 5000; count += 1) socket.emit('joinRoom', 'chess-match', () => undefined);
    await until(() => !socket.connected, 'its end');
    await isCutFor('packets');
  });

  it('end one whose message is larger than any of ours', async () => {
    const socket = await connect(server, '/chess-match');
    socket.emit('command', 'x'.repeat(600_000), () => undefined);
    await until(() => !socket.connected, 'its end');
  });

  it('end one that joins nothing', async () => {
    const manager = new Manager(server.url, { transports: ['websocket'], reconnection: false });
    let hasClosed = false;
    await new Promise<void>((resolve) => {
      manager.once('open', resolve);
      manager.once('close', () => (hasClosed = true));
    });
    await until(() => hasClosed, 'its end', 20_000);
  });

  it('do not reach a script that sends a thousand packets at once', async () => {
    const socket = await connect(server, '/chess-match');
    const answers = await Promise.all(Array.from({ length: 1000 }, () => socket.emitWithAck('time')));
    expect(answers.filter((answer) => typeof answer !== 'number')).toEqual([]);
    expect(socket.connected).toBe(true);
  });
});

describe('a handler that throws', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openUnlistedServer();
    await newMatch(server);
  });
  afterAll(() => server.dispose());

  const bystander = async (): Promise<() => Promise<void>> => {
    const socket = await openCommandSocket(server);
    const root = await connect(server, '/');
    return async () => {
      expect(await socket.socket.timeout(5000).emitWithAck('time')).toBeTypeOf('number');
      expect([socket.socket.connected, root.connected]).toEqual([true, true]);
      expect(server.exitCode()).toBeNull();
      expect((await postCommand(server, { type: 'openMatch', matchId: 'unknown' })).status).toBe(422);
      socket.close();
    };
  };

  it.each(['planted', 'planted later'])('costs its socket and nobody else: %s', async (event) => {
    const goesOn = await bystander();
    const socket = await connect(server, '/');
    expect(await ask(socket, 'past the list', event)).toBeNull();
    await goesOn();
    await until(() => server.log().includes(`A handler of / "${event}" failed`), 'the failure in the log');
  });

  it.each(['connection', 'disconnect'])('may be that of a %s', async (fail) => {
    const goesOn = await bystander();
    const socket = await openSocket(server, '/', {}, 'websocket', { fail });
    socket.close();
    await until(() => server.log().includes(`planted: ${fail}`), 'the failure in the log');
    await goesOn();
  });

  it.each(Object.entries(DEADLY))('may be one of NodeCG: %s past the list', async (_name, packet) => {
    const goesOn = await bystander();
    const failuresBefore = (await refused(server))['handler'] ?? 0;
    const socket = await connect(server, '/');
    await ask(socket, 'past the list', ...packet);
    await until(() => !socket.connected, 'its end');
    await goesOn();
    expect((await refused(server))['handler']).toBeGreaterThan(failuresBefore);
  });
});
