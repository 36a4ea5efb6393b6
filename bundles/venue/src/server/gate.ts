import { limitConnections, limitHeaders, type Patience, type PlaceLimits, type Places } from 'chess-match/http';
import type { Server } from 'node:http';

/**
 * A device holds one connection, and some more while it loads its page; behind a router all of a hall are one address.
 */
const CONNECTIONS: PlaceLimits = { inAll: 1000, ofNewcomers: 500, perDevice: 300, perNewcomer: 100, ofOwn: 500 };

const PATIENCE: Patience = { headersTimeoutMs: 10_000, requestTimeoutMs: 10_000, keepAliveTimeoutMs: 10_000 };

/** Stands before everything that listens by now. @returns where devices that were let in are made known */
export const guardDevices = (server: Server): Pick<Places, 'know'> => {
  limitHeaders(server, () => undefined);
  return limitConnections(server, CONNECTIONS, PATIENCE, () => undefined);
};
