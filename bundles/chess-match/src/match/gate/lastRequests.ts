import type { Server as HttpServer } from 'node:http';

/** How long a request that is under way may hold the end of the server back. */
const LAST_REQUESTS_MS = 1000;

interface SocketServer {
  readonly httpServer: unknown;
  disconnectSockets(close: boolean): unknown;
}

/**
 * Takes nothing new and lets all pages go. To be called when the server begins to stop, before what they speak to is
 * closed. NodeCG ends when its last connection does, and a page that polls while its socket is being set up holds one
 * for up to 25 s.
 */
export const endLastRequests = (io: SocketServer): void => {
  const server = io.httpServer as HttpServer;
  io.disconnectSockets(true);
  server.close();
  setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS).unref();
};
