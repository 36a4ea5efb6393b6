import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http';
import type { Log } from '../log';
import { refusalOf, type AllowedHosts } from './origin';

/** What of Socket.IO's server the guard needs. */
interface SocketServer {
  readonly httpServer: unknown;
  readonly engine: { opts: { allowRequest?: unknown } };
}

type Verdict = (message: string | null, isAllowed: boolean) => void;

const describe = ({ method, url, socket }: IncomingMessage): string =>
  `${method ?? ''} ${(url ?? '').split('?')[0] ?? ''} from ${socket.remoteAddress ?? 'unknown'}`;

/**
 * Puts the guard before everything the server serves: NodeCG's pages and uploads, its socket, our namespace and our
 * routes alike. A page of another origin, or a name rebound to this machine, gets 403 and an entry in the log.
 * @param own answers what is ours to answer; returns false for what is NodeCG's
 */
export const guardServer = (
  io: SocketServer,
  allowed: AllowedHosts,
  own: (...args: Parameters<RequestListener>) => boolean,
  log: Log,
): void => {
  const refusal = (request: IncomingMessage): string | null => {
    const reason = refusalOf(request.headers, allowed);
    if (reason !== null) log.warn(`Refused ${describe(request)}: ${reason}`);
    return reason;
  };
  io.engine.opts.allowRequest = (request: IncomingMessage, verdict: Verdict) => {
    const reason = refusal(request);
    verdict(reason, reason === null);
  };
  const server = io.httpServer as HttpServer;
  const theirs = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const reason = refusal(request);
    if (reason !== null) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${reason}\n`);
      return;
    }
    if (own(request, response)) return;
    for (const listener of theirs) listener.call(server, request, response);
  });
};
