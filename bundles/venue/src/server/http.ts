import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  createRouter,
  json,
  NO_STORE,
  onGet,
  onPost,
  pageReply,
  send,
  sendReply,
  text,
  type AnswerRow,
  type Headers,
  type PageFile,
} from 'chess-match/http';
import { isOurHost } from './addresses';
import type { Certificate } from './certificate';
import type { VenueConfig } from './config';
import type { MatchLink } from './matchLink';
import { pair } from './pairing';

/** Node looks for those who are too slow. */
const CHECKED_EVERY_MS = 5000;
const HANDSHAKE_WITHIN_MS = 10_000;

/** Pages without any script or style of a stranger; a device's browser talks to nobody but us. */
const headersFor = (host: string): Headers => ({
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

const isOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host ?? ''}` || origin === `https://${host ?? ''}`;

/**
 * What devices ask before they have a token, the whole list: the pages and their parts, `GET /health`, `POST /pair`.
 * Everything of the match goes over the socket, to those with a token.
 */
export const tableOf = ({
  pages,
  link,
  health,
}: Pick<HttpParts, 'pages' | 'link' | 'health'>): readonly AnswerRow[] => [
  onGet('/health', () => json(200, health())),
  onPost('/pair', async ({ request }) =>
    isOwnPage(request) ? json(200, await pair(request, link)) : text(403, 'Only our own page pairs a device.'),
  ),
  ...[...pages].map(([path, page]) => onGet(path, () => pageReply(page, NO_STORE))),
];

/** What devices talk to; it does not listen yet. */
export const serveHttp = ({ config, certificate, ...parts }: HttpParts): Server => {
  const route = createRouter(tableOf(parts));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const { host = '' } = headers;
    if (!isOurHost(config, host)) {
      const refusal = `Host "${host}" is not one of this server's names; "names" in cfg/venue.json can add it.`;
      return sendReply(response, text(403, refusal));
    }
    const always = headersFor(host);
    const path = url.split('?', 1)[0] ?? '';
    const { found, allow } = route(method, path);
    const [first] = found;
    if (first !== undefined)
      return send(response, await first.row.answer({ request, path, groups: first.groups }), always);
    const refusal = allow === null ? text(404, 'No such address.') : text(405, `Use ${allow}.`, { allow });
    return sendReply(response, refusal, always);
  };
  const limits = { maxHeaderSize: 8192, connectionsCheckingInterval: CHECKED_EVERY_MS };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => response.destroy());
  };
  return certificate === null
    ? createServer(limits, listener)
    : createSecureServer(
        { ...limits, ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_WITHIN_MS },
        listener,
      );
};
