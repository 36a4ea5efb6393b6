import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { DESK_PATH } from '../../contract/desk';
import type { Visitor } from '../crew';
import type { From } from './live';

/** More than any house has; each costs one message in flight. */
export const MOST_SOCKETS = 200;
/** Who has not answered the ping before is gone. */
const PING_EVERY_MS = 15_000;
/** Nothing is to be said here; one that says something is told where. */
const LONGEST_MESSAGE_BYTES = 1024;
const SPEAKS = { code: 1008, reason: 'This socket tells and does not listen: commands go by HTTP.' } as const;
const REVOKED = { code: 4401, reason: 'The key is good no more.' } as const;
const STOPPING = { code: 1001, reason: 'The server is stopping.' } as const;

export interface LiveSockets {
  /** @returns false: there are too many already, and nothing was done */
  take(request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): boolean;
  /** Of a key that is good no more: its sockets are closed at once. */
  revoked(id: string): void;
  start(): void;
  stop(): void;
}

/** Who is told where: keys that read only are outside the house, whoever works in it is not. */
export const fromOf = (visitor: Visitor): From =>
  visitor.kind === 'own' || (visitor.kind === 'crew' && visitor.key.workplace !== 'reader') ? 'house' : 'outside';

/** Where somebody is told, or that he works there: the crew's own programs are told what its pages are. */
export type Listening = From | 'desk';

/** Where a socket is told: by its address, and by who opened it. */
export const whereOf = (visitor: Visitor, address: string): Listening =>
  address.split('?')[0] === DESK_PATH ? 'desk' : fromOf(visitor);

/** What there is to be told, and when there is another one. */
export interface Tells {
  message(from: Listening): string | null;
  listen(onNews: (from: Listening) => void): void;
}

interface Client {
  readonly socket: WebSocket;
  readonly from: Listening;
  /** Id of its key; null on the own machine. */
  readonly key: string | null;
  /** A message is on its way. */
  isBusy: boolean;
  /** Something newer came meanwhile. */
  isBehind: boolean;
  isAlive: boolean;
}

/** The newest; one that is busy gets it when it has taken what it was sent. */
const tellIn = (client: Client, live: Tells): void => {
  if (client.isBusy) {
    client.isBehind = true;
    return;
  }
  const message = live.message(client.from);
  if (message === null) return;
  client.isBusy = true;
  client.isBehind = false;
  client.socket.send(message, () => {
    client.isBusy = false;
    if (client.isBehind) tellIn(client, live);
  });
};

/** Who did not answer the last one is gone. */
const pingAll = (clients: ReadonlySet<Client>): void => {
  for (const client of clients) {
    if (!client.isAlive) {
      client.socket.terminate();
      continue;
    }
    client.isAlive = false;
    client.socket.ping();
  }
};

/**
 * Sockets that are told the whole state when they come and whenever it changes. One that is slow gets the newest when
 * it has taken what it was sent: nothing queues up for it.
 */
export const createLiveSockets = (live: Tells): LiveSockets => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const clients = new Set<Client>();
  const tell = (client: Client): void => tellIn(client, live);
  live.listen((from) => {
    for (const client of clients) if (client.from === from) tell(client);
  });
  let timer: NodeJS.Timeout | undefined;
  return {
    take: (request, duplex, head, visitor) => {
      if (clients.size >= MOST_SOCKETS) return false;
      server.handleUpgrade(request, duplex, head, (socket) => {
        const key = visitor.kind === 'crew' ? visitor.key.id : null;
        const from = whereOf(visitor, request.url ?? '');
        const client: Client = { socket, from, key, isBusy: false, isBehind: false, isAlive: true };
        clients.add(client);
        socket.on('pong', () => {
          client.isAlive = true;
        });
        socket.on('message', () => socket.close(SPEAKS.code, SPEAKS.reason));
        // What cannot be read ends the socket; there is nobody to tell.
        socket.on('error', () => undefined);
        socket.on('close', () => clients.delete(client));
        tell(client);
      });
      return true;
    },
    revoked: (id) => {
      for (const { socket, key } of clients) if (key === id) socket.close(REVOKED.code, REVOKED.reason);
    },
    start: () => {
      timer = setInterval(() => pingAll(clients), PING_EVERY_MS).unref();
    },
    stop: () => {
      clearInterval(timer);
      for (const { socket } of clients) socket.close(STOPPING.code, STOPPING.reason);
    },
  };
};
