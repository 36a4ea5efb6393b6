import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './support/freePort';
import { idleHeaders, statusOfLines } from './support/inFront';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import { createVenue, type TestVenue } from './support/venue';
import { viewersUp } from './support/viewersUp';

/** How many one address opens. */
const CROWD = 1000;
const [ONE, ANOTHER, NEWCOMER, OWN] = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.1'];

let server: TestServer;
let venue: TestVenue;
/** By who comes there. */
const ports = { crew: 0, hall: 0, home: 0, spectators: 0 };
beforeAll(async () => {
  [ports.home, ports.spectators] = [await freePort(), await freePort()];
  const viewers = { port: ports.home, hall: { address: '127.0.0.1', port: ports.spectators } };
  server = await startTestServer({ config: { viewers } });
  venue = await createVenue(server.root);
  await venue.start();
  for (const port of [ports.home, ports.spectators]) await viewersUp(`http://127.0.0.1:${port}`);
  [ports.crew, ports.hall] = [server.port, venue.port];
});
afterAll(async () => {
  await venue.kill('SIGTERM');
  await server.dispose();
});

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

/** Half a header of each: who is let in waits for its end, who is not is cut off. @returns how many are held by now */
const crowdFrom = async (address: string, port: number): Promise<() => number> => {
  const settled = { open: 0, closed: 0 };
  const crowd = Array.from({ length: CROWD }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address });
    socket.on('error', () => undefined).on('close', () => (settled.closed += 1));
    socket.on('connect', () => {
      settled.open += 1;
      socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`);
    });
    return socket;
  });
  held.push(...crowd);
  await until(() => settled.open + settled.closed >= CROWD, `the crowd from ${address}`);
  return () => crowd.filter(({ destroyed }) => !destroyed).length;
};

/** Null: cut off. */
const statusFrom = async (address: string, port: number): Promise<number | null> => {
  const request = get({ port, host: '127.0.0.1', path: '/health', localAddress: address, agent: false });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  } catch {
    return null;
  }
};

describe.each(['crew', 'hall', 'home', 'spectators'] as const)('the port of %s', (who) => {
  it('keeps room for others while one address opens a thousand connections, and for this machine while two do', async () => {
    const port = ports[who];
    await expect.poll(await crowdFrom(ONE, port), { timeout: 20_000 }).toBeLessThan(CROWD / 2);
    expect(await statusFrom(NEWCOMER, port)).toBeTypeOf('number');
    expect(await statusFrom(OWN, port)).toBeTypeOf('number');
    expect(await statusFrom(ONE, port)).toBeNull();
    await crowdFrom(ANOTHER, port);
    expect(await statusFrom(OWN, port)).toBeTypeOf('number');
    expect(await statusFrom(NEWCOMER, port)).toBeTypeOf('number');
  });

  it('refuses more than a hundred headers, and cuts none', async () => {
    const lines = [`GET / HTTP/1.1`, `Host: 127.0.0.1:${ports[who]}`];
    expect(await statusOfLines(ports[who], [...lines, ...idleHeaders(99)])).toBeLessThan(400);
    expect(await statusOfLines(ports[who], [...lines, ...idleHeaders(100)])).toBe(431);
  });
});

it('the hall refuses a change to a WebSocket with too many headers', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  const host = `Host: 127.0.0.1:${ports.hall}`;
  const lines = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', host, ...upgrade, key];
  expect(await statusOfLines(ports.hall, lines)).toBe(101);
  expect(await statusOfLines(ports.hall, [...lines, ...idleHeaders(100)])).toBe(431);
});
