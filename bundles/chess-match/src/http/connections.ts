import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createPlaces, type PlaceLimits, type Places } from './places';

export type { PlaceLimits, Places } from './places';

/** How long who holds a connection may take. */
export interface Patience {
  /** For what stands before a body, from the moment he connects. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** From an answer to the next request. */
  readonly keepAliveTimeoutMs: number;
}

const TOO_MANY: Readonly<Record<'device' | 'newcomers' | 'all', string>> = {
  device: 'it has too many already',
  newcomers: 'there are too many that were never let in',
  all: 'there are too many',
};

/**
 * Bounds the connections of a server, in number and in patience, however little is said on them.
 * @param refused told of each that is closed at once: from where, and why
 */
export const limitConnections = (
  server: Server,
  limits: PlaceLimits,
  { headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs }: Patience,
  refused: (from: string, why: string) => void,
): Places => {
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  const places = createPlaces(limits);
  server.on('connection', (socket: Socket) => {
    const from = socket.remoteAddress ?? '';
    const place = places.take(from);
    if (typeof place !== 'string') {
      socket.once('close', place);
      return;
    }
    refused(from, TOO_MANY[place]);
    socket.destroy();
  });
  return places;
};
