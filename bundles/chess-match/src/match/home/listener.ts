import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pageReply, type PageFile } from '../../http/builtPages';
import { limitConnections, type Places } from '../../http/connections';
import { limitHeaders } from '../../http/headerCount';
import { json, sendReply, type Headers, type Reply } from '../../http/reply';
import { queryOf } from '../../http/answerRow';
import { textOf } from '../base/textOf';
import { slashed, withoutPass } from './access/pass';
import type { Documents } from './documents';
import type { EdgeView } from './edge';
import type { FeedView } from './feedStatus';
import { ASKS_FOR_FRAME, pagePolicy, REFERRERS } from './pageHeaders';
import { createRequestRate } from './requestRate';
import { firstAnswer, JSON_TYPE, said, homeRow, type HomeRow } from './route';

/** What strangers reach: documents and pages, to be read and nothing else. */
export interface Listener {
  readonly server: Server;
  /** Of the last seconds, for the crew's health page. */
  load(): { readonly connections: number; readonly requestsPerSecond: number };
}

export interface ListenerParts {
  /** By path, "/" among them. */
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly documents: Pick<Documents, 'open' | 'closed'>;
  /** What else is given away: asked in this order, after documents and before pages. */
  readonly rows: readonly HomeRow[];
  /** Connections that are served, of this machine and of all others; whoever comes beyond is asked to come again. */
  readonly mostConnections: number;
  /** Whoever takes nothing of what he asked for, and asks for nothing, is cut off after this. */
  readonly mostIdleMs: number;
  /** Monotonic ms. */
  readonly now: () => number;
  /** The match's time, Unix ms: pages count their clocks by it. */
  readonly dateMs: () => number;
  /** Engines that carry documents beside us. */
  readonly edges: () => readonly EdgeView[];
  /** Picture and sound that are for everybody. */
  readonly feeds: () => readonly FeedView[];
  /** Something could not be answered, and why: told once of each that follows another. */
  readonly warn: (text: string) => void;
}

/** Node looks for those who are too slow. */
const CHECKED_EVERY_MS = 5000;
const PATIENCE = { headersTimeoutMs: 10_000, requestTimeoutMs: 10_000, keepAliveTimeoutMs: 15_000 };
/** A school and a mobile network are one address. */
const PER_ADDRESS = 300;
/** Of a hundred connections so many are kept for those who were given something before. */
const KEPT = 20;

/** Pages of others read documents, and count their clocks by when these were given. */
const OPEN_TO_ALL: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date',
  'x-content-type-options': 'nosniff',
};

const pageHeaders = (url: string): Headers => ({
  'content-security-policy': pagePolicy(ASKS_FOR_FRAME.test(url) ? '*' : "'self'"),
  'referrer-policy': REFERRERS,
});

const send = (response: ServerResponse, reply: Reply): void =>
  sendReply(response, reply, {
    ...OPEN_TO_ALL,
    ...(reply.type.startsWith('text/html') ? pageHeaders(response.req.url ?? '') : {}),
    ...(reply.status === 503 ? { 'retry-after': '5' } : {}),
  });

const anonymous = ({ state, viewers, lagMs, failures }: EdgeView): Omit<EdgeView, 'name' | 'distrust'> => ({
  state,
  viewers,
  lagMs,
  failures,
});

const inShort = ({ audience, state, sinceMs, lastAtMs }: FeedView) => ({ audience, state, sinceMs, lastAtMs });

/** All that is given away, in the order in which it is asked. */
const tableOf = (
  { pages, documents, rows, edges, feeds }: ListenerParts,
  load: Listener['load'],
): readonly HomeRow[] => [
  ...documents.open,
  ...rows,
  documents.closed,
  homeRow('/health', () => ({
    ...json(200, { ok: true, ...load(), edges: edges().map(anonymous), feeds: feeds().map(inShort) }),
    type: JSON_TYPE,
  })),
  ...[...pages].map(([path, page]) => homeRow(path, () => pageReply(page, 'no-cache'))),
];

/** The answer to a request of whoever is served. */
const replyTo = (request: IncomingMessage, answer: ReturnType<typeof firstAnswer>): Reply => {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return said(405, 'Here one only reads.', { allow: 'GET, HEAD', connection: 'close' });
  const [address = '', ...search] = url.split(/(?=\?)/);
  const onward = slashed(address);
  if (onward !== null) return said(308, 'With a slash at its end.', { location: onward + search.join('') });
  const isSecure = headers['x-forwarded-proto'] === 'https';
  const asked = { ...withoutPass(address), query: queryOf(request), host: headers.host ?? '', isSecure };
  return answer(asked) ?? said(404, 'No such address.');
};

/** Bounds who may hold a connection. */
const limited = (server: Server, mostConnections: number): Places => {
  // Some more, to be told that there are too many; whoever comes after those is dropped.
  const most = mostConnections + Math.max(50, Math.floor(mostConnections / 10));
  const ofNewcomers = Math.ceil((most * (100 - KEPT)) / 100);
  const limits = { inAll: most, ofNewcomers, perDevice: PER_ADDRESS, perNewcomer: PER_ADDRESS, ofOwn: most };
  return limitConnections(server, limits, PATIENCE, () => undefined);
};

/**
 * Serves GET and HEAD of /viewers/AUDIENCE.json, of /viewers/past/ID.json, of what the rows know, of the pages, and of
 * /health {ok, connections, requestsPerSecond, edges: [{state, viewers, lagMs, failures}], feeds: [{audience, state,
 * sinceMs, lastAtMs}]}: which machines they are is nobody's business. All of it below a signed link too
 * (access/pass.ts), which opens its team's document: 403 without a right one, 410 where it has ended, 308 where only
 * its last slash is missing. 404 for everything else, 405 for another method, 431 for headers beyond 8 kB, 503 with
 * Retry-After before the first document and beyond the limit of connections, 500 for what went wrong here.
 */
export const createListener = (parts: ListenerParts): Listener => {
  const { mostConnections, mostIdleMs, now, dateMs, warn } = parts;
  const rate = createRequestRate(now);
  const load = () => ({ connections: places.count(), requestsPerSecond: rate.perSecond() });
  const answer = firstAnswer(tableOf(parts, load));
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    rate.count();
    response.setHeader('date', new Date(dateMs()).toUTCString());
    const from = request.socket.remoteAddress ?? '';
    const isFull = places.besides(from) > mostConnections;
    send(response, isFull ? said(503, 'Too many viewers here.', { connection: 'close' }) : replyTo(request, answer));
    if (response.statusCode < 400) places.know(from);
  };
  let warned = '';
  /** What goes wrong with one address takes nobody else's away. */
  const fenced = (request: IncomingMessage, response: ServerResponse): void => {
    try {
      serve(request, response);
    } catch (error) {
      const why = `An address of viewers could not be answered: ${textOf(error)}`;
      if (why !== warned) warn(why);
      warned = why;
      if (response.headersSent) response.destroy();
      else send(response, said(500, 'That went wrong here.'));
    }
  };
  const server = createServer({ maxHeaderSize: 8192, connectionsCheckingInterval: CHECKED_EVERY_MS }, fenced);
  server.on('connection', (socket) => socket.setTimeout(mostIdleMs, () => socket.destroy()));
  limitHeaders(server, () => undefined);
  const places = limited(server, mostConnections);
  return { server, load };
};
