import { packedFor, type PageFile } from 'chess-match/builtPages';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { isOurHost } from './addresses';
import type { VenueConfig } from './config';
import type { MatchLink } from './matchLink';
import { pair } from './pairing';
import type { Certificate } from './certificate';

/** Node looks for those who are too slow. */
const CHECKED_EVERY_MS = 5000;
const HANDSHAKE_WITHIN_MS = 10_000;

/** Pages without any script or style of a stranger; a device's browser talks to nobody but us. */
const headersFor = (host: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});

export interface HttpParts {
  readonly config: VenueConfig;
  /** Null: plain http. */
  readonly certificate: Certificate | null;
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly link: Pick<MatchLink, 'pair'>;
  readonly health: () => object;
}

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer, cache: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': cache });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

const sendPage = ({ headers: asked }: IncomingMessage, response: ServerResponse, page: PageFile): void => {
  const { body, headers } = packedFor(asked, page);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  send(response, 200, page.type, body, page.isForever ? 'public, max-age=31536000, immutable' : 'no-store');
};

const sendJson = (response: ServerResponse, status: number, value: object): void =>
  send(response, status, 'application/json', JSON.stringify(value), 'no-store');

const refuse = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, 'text/plain; charset=utf-8', `${text}\n`, 'no-store');

const isOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host ?? ''}` || origin === `https://${host ?? ''}`;

type Route = 'GET /health' | 'POST /pair';
const KNOWN: Readonly<Record<Route, true>> = { 'GET /health': true, 'POST /pair': true };
/** What is answered besides the built pages: a test asks each of them. */
export const ROUTES = Object.keys(KNOWN) as readonly Route[];

/**
 * What devices ask before they have a token, the whole list: the page, its parts, `GET /health`, `POST /pair`.
 * Everything of the match goes over the socket, to those with a token.
 */
export const serveHttp = ({ config, certificate, pages, link, health }: HttpParts): Server => {
  const routes: Readonly<Record<Route, (request: IncomingMessage, response: ServerResponse) => Promise<void> | void>> =
    {
      'GET /health': (_request, response) => sendJson(response, 200, health()),
      'POST /pair': async (request, response) => {
        if (isOwnPage(request)) sendJson(response, 200, await pair(request, link));
        else refuse(response, 403, 'Only our own page pairs a device.');
      },
    };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host = '' } = request.headers;
    if (!isOurHost(config, host)) {
      refuse(response, 403, `Host "${host}" is not one of this server's names; "names" in cfg/venue.json can add it.`);
      return;
    }
    for (const [name, value] of Object.entries(headersFor(host))) response.setHeader(name, value);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asked = `${isRead ? 'GET' : request.method} ${path}`;
    const route = ROUTES.find((known) => known === asked);
    const page = pages.get(path);
    if (route !== undefined) await routes[route](request, response);
    else if (isRead && page !== undefined) sendPage(request, response, page);
    else refuse(response, isRead ? 404 : 405, isRead ? 'No such address.' : 'Nothing is sent here.');
  };
  const limits = { maxHeaderSize: 8192, connectionsCheckingInterval: CHECKED_EVERY_MS };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => response.destroy());
  };
  const server =
    certificate === null
      ? createServer(limits, listener)
      : createSecureServer(
          { ...limits, ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_WITHIN_MS },
          listener,
        );
  return server;
};
