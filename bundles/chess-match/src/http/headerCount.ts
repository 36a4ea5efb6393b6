import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuseRequest, refuseUpgrade, type Refused } from './refuse';

/** A browser sends some 20, and what stands in front of us some more. */
export const MOST_HEADERS = 100;

/** Node drops what comes beyond its own limit and says nothing: it has to be above ours. */
const COUNTED_HEADERS = 2000;

const TOO_MANY: Refused = { status: 431, text: `Too many headers: ${MOST_HEADERS} at most.` };

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const hasTooMany = ({ rawHeaders }: IncomingMessage): boolean => rawHeaders.length > 2 * MOST_HEADERS;

/**
 * Refuses requests and changes of protocol with too many headers, before everything that listens by now: one that was
 * cut would be judged without the header that tells who passed it on.
 */
export const limitHeaders = (server: Server, note: (request: IncomingMessage, refused: Refused) => void): void => {
  server.maxHeadersCount = COUNTED_HEADERS;
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!hasTooMany(request)) {
      for (const listener of listeners) listener.call(server, request, response);
      return;
    }
    note(request, TOO_MANY);
    refuseRequest(response, TOO_MANY);
  });
  const upgrades = server.listeners('upgrade') as UpgradeListener[];
  // Without a listener Node takes it for a request.
  if (upgrades.length === 0) return;
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!hasTooMany(request)) {
      for (const listener of upgrades) listener.call(server, request, socket, head);
      return;
    }
    note(request, TOO_MANY);
    refuseUpgrade(socket, TOO_MANY);
  });
};
