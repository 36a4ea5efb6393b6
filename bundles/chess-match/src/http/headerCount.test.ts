import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitHeaders, MOST_HEADERS } from './headerCount';

let server: Server;
let refused: string[];
beforeEach(async () => {
  refused = [];
  server = createServer((request, response) => response.end(String(request.headers['via'])));
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  limitHeaders(server, ({ url }, { status }) => refused.push(`${url ?? ''} ${status}`));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

/** The answer to so many headers, the last of which tells of a proxy. */
const answerTo = (count: number, more: readonly string[] = []): Promise<string> =>
  new Promise((resolve, reject) => {
    const idle = Array.from({ length: count - 2 - more.length }, (_, index) => `X-${index}: ${index}`);
    const lines = ['GET /asked HTTP/1.1', 'Host: here', ...more, ...idle, 'Via: 1.1 proxy'];
    let text = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', reject);
    socket.on('data', () => socket.end()).on('close', () => resolve(text));
  });

it('as many headers as may be are all read', async () => {
  expect(await answerTo(MOST_HEADERS)).toMatch(/^HTTP\/1\.1 200 [^]*1\.1 proxy$/);
  expect(refused).toEqual([]);
});

it.each([MOST_HEADERS + 1, 2 * MOST_HEADERS, 15 * MOST_HEADERS])('%i are refused, and none is cut', async (count) => {
  expect(await answerTo(count)).toMatch(/^HTTP\/1\.1 431 /);
  expect(refused).toEqual(['/asked 431']);
});

it('a change of protocol is judged alike', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket'];
  expect(await answerTo(MOST_HEADERS, upgrade)).toMatch(/^HTTP\/1\.1 101 /);
  expect(await answerTo(MOST_HEADERS + 1, upgrade)).toMatch(/^HTTP\/1\.1 431 /);
  expect(refused).toEqual(['/asked 431']);
});
