import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Visitor } from '../crew';
import type { From } from './live';
import { createLiveSockets, fromOf, MOST_SOCKETS, whereOf, type LiveSockets, type Listening } from './sockets';

const OWN: Visitor = { kind: 'own' };
const reader = (id: string): Visitor => ({ kind: 'crew', key: { id, workplace: 'reader', name: '' } });

let server: Server;
let sockets: LiveSockets;
let visitor: Visitor;
let message: string;
let asked: number;
let tell: (from: Listening) => void;
const opened: WebSocket[] = [];

beforeEach(async () => {
  [visitor, message, asked] = [OWN, 'first', 0];
  sockets = createLiveSockets({
    message: (from) => {
      asked += 1;
      return `${from} ${message}`;
    },
    listen: (told) => {
      tell = told;
    },
  });
  server = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!sockets.take(request, socket, head, visitor)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  sockets.stop();
  await new Promise((resolve) => server.close(resolve));
});

const open = (): WebSocket => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  opened.push(socket);
  return socket;
};
/** A socket with all it hears. */
const listening = async (): Promise<{ readonly socket: WebSocket; readonly heard: string[] }> => {
  const socket = open();
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
  return { socket, heard };
};
const closeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

describe('a socket of another program', () => {
  it('is told when it comes, and again whenever that changed where it listens', async () => {
    const { heard } = await listening();
    message = 'second';
    tell('outside');
    tell('house');
    await vi.waitFor(() => expect(heard).toEqual(['house first', 'house second']));
  });

  it('gets the newest when it is slow, and no queue of what was before', async () => {
    const { socket, heard } = await listening();
    const raw = (socket as unknown as { readonly _socket: Socket })._socket;
    raw.pause();
    const before = asked;
    // More than what the system holds of a connection: it cannot be on its way whole.
    for (let at = 0; at < 500; at += 1) {
      message = `${at} ${'x'.repeat(200_000)}`;
      tell('house');
      if (at % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(asked - before).toBeLessThan(100);
    raw.resume();
    await vi.waitFor(() => expect(heard.at(-1)?.startsWith('house 499 ')).toBe(true), 20_000);
    expect(heard.length).toBeLessThan(100);
  });

  it('is closed with the way to send commands when it says something, and with more than fits', async () => {
    const { socket } = await listening();
    socket.send('{"type":"undo"}');
    expect(await closeOf(socket)).toBe(1008);
    const { socket: loud } = await listening();
    loud.send('x'.repeat(5000));
    expect(await closeOf(loud)).toBe(1009);
  });

  it('is closed at once when its key is revoked, and no other is', async () => {
    visitor = reader('one');
    const { socket: gone } = await listening();
    visitor = reader('other');
    const { socket: stays, heard } = await listening();
    sockets.revoked('one');
    expect(await closeOf(gone)).toBe(4401);
    tell('outside');
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(stays.readyState).toBe(WebSocket.OPEN);
  });

  it('is not taken where there are too many', async () => {
    for (let at = 0; at < MOST_SOCKETS; at += 1) await listening();
    const late = open();
    late.on('error', () => undefined);
    expect(await closeOf(late)).toBe(1006);
  });
});

it('who reads alone is outside the house, who works in it is not', () => {
  const at = (workplace: 'reader' | 'obs' | 'director'): From =>
    fromOf({ kind: 'crew', key: { id: '', workplace, name: '' } });
  expect([fromOf(OWN), at('director'), at('obs'), at('reader'), fromOf({ kind: 'stranger' })]).toEqual([
    'house',
    'house',
    'house',
    'outside',
    'outside',
  ]);
});

it('who opens the address for desks is told what the crew is, whatever else stands in it', () => {
  expect(
    ['/chess-match/desk', '/chess-match/desk?key=K', '/chess-match/live', '/chess-match/live?to=/desk'].map((address) =>
      whereOf(OWN, address),
    ),
  ).toEqual(['desk', 'desk', 'house', 'house']);
});
