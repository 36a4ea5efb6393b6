import type { Server as HttpServer } from 'node:http';

/** How long a request that is under way may hold the end of the server back. */
const LAST_REQUESTS_MS = 1000;

/**
 * NodeCG ends when its last connection does, and a page that polls while its socket is being set up holds one for up to
 * 25 s. To be called when the server begins to stop.
 */
export const endLastRequests = (io: { readonly httpServer: unknown }): void => {
  const server = io.httpServer as HttpServer;
  setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS).unref();
};
