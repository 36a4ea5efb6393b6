import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from '../refusals';
import { deviceOf } from './admission';
import { CONNECTIONS } from './limits';

/** Bounds connections, in number and in patience: who holds them open and says nothing must not keep others out. */
export const limitConnections = (server: Server, refusals: Refusals): void => {
  server.maxConnections = CONNECTIONS.inAll;
  server.headersTimeout = CONNECTIONS.headersTimeoutMs;
  server.requestTimeout = CONNECTIONS.requestTimeoutMs;
  server.keepAliveTimeout = CONNECTIONS.keepAliveTimeoutMs;
  const open = new Map<string, number>();
  const change = (device: string, by: 1 | -1): number => {
    const count = (open.get(device) ?? 0) + by;
    if (count === 0) open.delete(device);
    else open.set(device, count);
    return count;
  };
  server.on('drop', (drop?: { readonly remoteAddress?: string }) => {
    refusals.note('too_many_at_once', `a connection from ${drop?.remoteAddress ?? 'unknown'}: too many in all`);
  });
  server.on('connection', (socket: Socket) => {
    const device = deviceOf(socket.remoteAddress ?? '');
    const count = change(device, 1);
    socket.once('close', () => change(device, -1));
    if (count <= CONNECTIONS.perAddress) return;
    refusals.note('too_many_at_once', `a connection from ${device}: it has ${CONNECTIONS.perAddress} already`);
    socket.destroy();
  });
};
