import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { acceptsGzip } from '../../http/acceptsGzip';
import { packedFor, type PageFile } from '../../http/builtPages';
import { textOf } from '../textOf';
import type { EdgeView } from './edge';
import type { FeedView } from './feedStatus';
import { slashed, withoutPass, type Pass } from './access/pass';
import type { Documents, Found } from './documents';
import { ASKS_FOR_FRAME, pagePolicy, REFERRERS } from './pageHeaders';
import { FOREVER, JSON_TYPE, type Reply, type Route } from './route';
import type { Ready } from './ready';
import { limitConnections } from '../../http/connections';
import { limitHeaders } from '../guard/http/headerCount';

/** What strangers reach: documents and pages, to be read and nothing else. */
export interface Listener {
  readonly server: Server;
  /** Of the last seconds, for the crew's health page. */
  load(): { readonly connections: number; readonly requestsPerSecond: number };
}

export interface ListenerParts {
  /** By path, "/" among them. */
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly documents: Pick<Documents, 'find' | 'openParts' | 'closedParts'>;
  /** What else is given away: asked in this order, after documents and before pages. */
  readonly routes: readonly Route[];
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
const COUNTED_FOR_MS = 10_000;
const PATIENCE = { headersTimeoutMs: 10_000, requestTimeoutMs: 10_000, keepAliveTimeoutMs: 15_000 };
/** A school and a mobile network are one address. */
const PER_ADDRESS = 300;
/** Of a hundred connections so many are kept for those who were given something before. */
const KEPT = 20;
const later = { 'retry-after': '5' };

const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' } as const;

/** Of a list of tags, as a cache in front of us sends it; weak ones are as good, the body is the same. */
const isKnown = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const pageHeaders = (url: string): Readonly<Record<string, string>> => ({
  'content-security-policy': pagePolicy(ASKS_FOR_FRAME.test(url) ? '*' : "'self'"),
  'referrer-policy': REFERRERS,
});

const answer = (
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer | string = '',
): void => {
  const page = headers['content-type']?.startsWith('text/html') === true ? pageHeaders(url) : {};
  response.writeHead(status, {
    ...OPEN_TO_ALL,
    ...page,
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
  });
  response.end(method === 'HEAD' ? undefined : body);
};

const answerReady = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  { plain, zipped }: Ready,
): void => {
  if (acceptsGzip(request.headers)) answer(request, response, 200, { ...headers, 'content-encoding': 'gzip' }, zipped);
  else answer(request, response, 200, headers, plain);
};

const sendReply = (request: IncomingMessage, response: ServerResponse, { status, type, cache, body }: Reply): void => {
  const headers = { 'content-type': type, 'cache-control': cache, ...(status === 503 ? later : {}) };
  if (typeof body === 'string' || Buffer.isBuffer(body)) answer(request, response, status, headers, body);
  else answerReady(request, response, { ...headers, vary: 'Accept-Encoding' }, body);
};

const sendPage = (request: IncomingMessage, response: ServerResponse, page: PageFile): void => {
  const { body, headers } = packedFor(request.headers, page);
  const cache = page.isForever ? FOREVER : 'no-cache';
  answer(request, response, 200, { 'content-type': page.type, 'cache-control': cache, ...headers }, body);
};

const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void =>
  answer(
    request,
    response,
    status,
    { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers },
    `${text}\n`,
  );

const anonymous = ({ state, viewers, lagMs, failures }: EdgeView): Omit<EdgeView, 'name' | 'distrust'> => ({
  state,
  viewers,
  lagMs,
  failures,
});

const inShort = ({ audience, state, sinceMs, lastAtMs }: FeedView) => ({ audience, state, sinceMs, lastAtMs });

/**
 * GET and HEAD of /viewers/AUDIENCE.json, of /viewers/past/ID.json, of what the routes know, of the pages, and of
 * /health {ok, connections, requestsPerSecond, edges: [{state, viewers, lagMs, failures}], feeds: [{audience, state,
 * sinceMs, lastAtMs}]}: which machines they are is nobody's business. All of it below a signed link too
 * (access/pass.ts), which opens its team's document: 403 without a right one, 410 where it has ended, 308 where only
 * its last slash is missing. 404 for everything else, 405 for another method, 431 for headers beyond 8 kB, 503 with
 * Retry-After before the first document and beyond the limit of connections, 500 for what went wrong here.
 */
export const createListener = ({
  pages,
  documents,
  routes,
  mostConnections,
  mostIdleMs,
  now,
  dateMs,
  edges,
  feeds,
  warn,
}: ListenerParts): Listener => {
  const given: readonly Route[] = [documents.openParts, ...routes, documents.closedParts];
  let counted = { sinceMs: now(), requests: 0 };
  let before = 0;

  const count = (): void => {
    const ageMs = now() - counted.sinceMs;
    if (ageMs >= COUNTED_FOR_MS) {
      before = ageMs < 2 * COUNTED_FOR_MS ? (counted.requests * 1000) / ageMs : 0;
      counted = { sinceMs: now(), requests: 0 };
    }
  };
  const load = () => {
    count();
    return { connections: places.count(), requestsPerSecond: Math.round(before * 10) / 10 };
  };
  const sendDocument = (request: IncomingMessage, response: ServerResponse, found: Found): void => {
    if (found.status !== 200)
      return refuse(request, response, found.status, found.text, found.status === 503 ? later : {});
    const { etag, cache, ready } = found;
    const headers = { 'content-type': JSON_TYPE, 'cache-control': cache, vary: 'Accept-Encoding', etag };
    if (isKnown(request, etag)) {
      response.writeHead(304, { ...OPEN_TO_ALL, ...headers });
      response.end();
      return;
    }
    answerReady(request, response, headers, ready);
  };
  const replyTo = ({ url = '', headers }: IncomingMessage, path: string, pass: Pass | null): Reply | null => {
    const [, search = ''] = url.split('?', 2);
    const isSecure = headers['x-forwarded-proto'] === 'https';
    const asked = { path, pass, query: new URLSearchParams(search), host: headers.host ?? '', isSecure };
    for (const route of given) {
      const reply = route(asked);
      if (reply !== null) return reply;
    }
    return null;
  };
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    count();
    counted.requests += 1;
    response.setHeader('date', new Date(dateMs()).toUTCString());
    const from = request.socket.remoteAddress ?? '';
    if (places.besides(from) > mostConnections)
      return refuse(request, response, 503, 'Too many viewers here.', { ...later, connection: 'close' });
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(request, response, 405, 'Here one only reads.', { allow: 'GET, HEAD', connection: 'close' });
    const [asked = '', ...search] = url.split(/(?=\?)/);
    const onward = slashed(asked);
    if (onward !== null)
      return refuse(request, response, 308, 'With a slash at its end.', { location: onward + search.join('') });
    const { path, pass } = withoutPass(asked);
    const found = documents.find(path, pass);
    const reply = found === null ? replyTo(request, path, pass) : null;
    const page = pages.get(path);
    if (found !== null) sendDocument(request, response, found);
    else if (reply !== null) sendReply(request, response, reply);
    else if (path === '/health')
      answer(
        request,
        response,
        200,
        { 'content-type': 'application/json', 'cache-control': 'no-store' },
        JSON.stringify({ ok: true, ...load(), edges: edges().map(anonymous), feeds: feeds().map(inShort) }),
      );
    else if (page === undefined) refuse(request, response, 404, 'No such address.');
    else sendPage(request, response, page);
  };
  let warned = '';
  /** What goes wrong with one address takes nobody else's away. */
  const fenced = (request: IncomingMessage, response: ServerResponse): void => {
    try {
      serve(request, response);
      if (response.statusCode < 400) places.know(request.socket.remoteAddress ?? '');
    } catch (error) {
      const why = `An address of viewers could not be answered: ${textOf(error)}`;
      if (why !== warned) warn(why);
      warned = why;
      if (response.headersSent) response.destroy();
      else refuse(request, response, 500, 'That went wrong here.');
    }
  };
  const server = createServer({ maxHeaderSize: 8192, connectionsCheckingInterval: CHECKED_EVERY_MS }, fenced);
  server.on('connection', (socket) => socket.setTimeout(mostIdleMs, () => socket.destroy()));
  limitHeaders(server, () => undefined);
  // Some more, to be told that there are too many; whoever comes after those is dropped.
  const most = mostConnections + Math.max(50, Math.floor(mostConnections / 10));
  const ofNewcomers = Math.ceil((most * (100 - KEPT)) / 100);
  const limits = { inAll: most, ofNewcomers, perDevice: PER_ADDRESS, perNewcomer: PER_ADDRESS, ofOwn: most };
  const places = limitConnections(server, limits, PATIENCE, () => undefined);
  return { server, load };
};
