import type { IncomingMessage, RequestListener, Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveSockets } from '../../api/sockets';
import { keyRefusal, type Crew } from '../../crew';
import { createAdmission, type Admission, type Claim } from './http/admission';
import { limitConnections } from '../../../http/connections';
import { limitHeaders } from '../../../http/headerCount';
import { refuseRequest, refuseUpgrade } from '../../../http/refuse';
import { headersOfFound } from './http/forever';
import { ELSEWHERE, headersOf } from './http/headers';
import { judgeRequest, type Passing } from './http/judge';
import { CONNECTIONS, PATIENCE, UNTOLD_BODY_BYTES } from './http/limits';
import type { Places } from '../../../http/places';
import { setHeaders } from './http/setHeaders';
import { refusalOf, type AllowedHosts } from './origin';
import type { Refusal, Refusals } from './refusals';

/** What of Socket.IO's server the guard needs. */
interface SocketServer {
  readonly httpServer: unknown;
}

/** Answers what is ours to answer; returns false for what is NodeCG's. */
export type OwnListener = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

export interface GateParts {
  readonly allowed: AllowedHosts;
  readonly own: OwnListener;
  /** Takes a change to a plain WebSocket on the address for that; false where there is no room. */
  readonly live: LiveSockets['take'];
  readonly refusals: Refusals;
  readonly crew: Pick<Crew, 'visitorOf' | 'cookieOf' | 'front'>;
  /** In ms, monotonic. */
  readonly now: () => number;
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const describe = ({ method, url, socket }: IncomingMessage): string =>
  `${method ?? ''} ${(url ?? '').split('?')[0] ?? ''} from ${socket.remoteAddress ?? 'unknown'}`;

/** What a request's body will have at most; a body that does not tell its length is taken for a large one. */
const bodyBytesOf = ({ headers }: IncomingMessage): number => {
  if (headers['transfer-encoding'] !== undefined) return UNTOLD_BODY_BYTES;
  return Number(headers['content-length'] ?? 0);
};

const claimOf = (request: IncomingMessage, { row }: Passing): Claim => ({
  address: request.socket.remoteAddress ?? '',
  purse: row.purse,
  bodyBytes: bodyBytesOf(request),
});

const isRefusal = (answer: (() => void) | Refusal): answer is Refusal => typeof answer !== 'function';

const NO_UPGRADE: Refusal = { kind: 'bad_upgrade', status: 400, text: 'Nothing here changes its protocol.' };
const NO_ROOM: Refusal = {
  kind: 'too_many_at_once',
  status: 503,
  text: 'There is no room for another program here, or nothing to tell it. Try again, or ask by GET.',
  headers: { 'retry-after': '15' },
};

type Entry =
  | { readonly isIn: true; readonly passing: Passing; readonly done: () => void }
  | { readonly isIn: false; readonly refusal: Refusal };

/**
 * The whole judgement of one request: an address that can be read, our own names and pages, the list, the key, the
 * limits.
 */
const enter = (
  request: IncomingMessage,
  { allowed, crew }: Pick<GateParts, 'allowed' | 'crew'>,
  admission: Admission,
  places: Places,
): Entry => {
  crew.front.look(request);
  const judgement = judgeRequest(request.method ?? '', request.url ?? '');
  if (!judgement.passes && judgement.kind === 'bad_address') return { isIn: false, refusal: judgement };
  // Who says a good key in the address needs nothing that a browser would add by itself: any page may be told there.
  const isOfAnyPage = judgement.passes && judgement.passing.row.may === 'readers' && crew.cookieOf(request) !== null;
  const foreign = refusalOf(isOfAnyPage ? { host: request.headers.host } : request.headers, allowed);
  if (foreign !== null) return { isIn: false, refusal: { kind: 'foreign', status: 403, text: foreign } };
  if (!judgement.passes) return { isIn: false, refusal: judgement };
  const visitor = crew.visitorOf(request);
  const keyless = keyRefusal(visitor, judgement.passing);
  if (keyless !== null) return { isIn: false, refusal: keyless };
  if (visitor.kind !== 'stranger') places.know(request.socket.remoteAddress ?? '');
  const done = admission.admit(claimOf(request, judgement.passing));
  return isRefusal(done) ? { isIn: false, refusal: done } : { isIn: true, passing: judgement.passing, done };
};

/**
 * Puts the gate before everything the server serves: NodeCG's pages and files, its socket, our namespaces and our
 * routes alike, polling requests and changes to a WebSocket among them. What is not on the list gets a line of text and
 * is counted.
 */
export const guardServer = (io: SocketServer, { allowed, own, live, crew, refusals, now }: GateParts): void => {
  const server = io.httpServer as HttpServer;
  const admission = createAdmission(now);
  const note = (request: IncomingMessage, { kind, text }: Refusal): void => {
    refusals.note(kind, `${describe(request)}: ${text}`);
  };
  const places = limitConnections(server, CONNECTIONS, PATIENCE, (from, why) => {
    refusals.note('too_many_at_once', `a connection from ${from}: ${why}`);
  });

  const theirs = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const entry = enter(request, { allowed, crew }, admission, places);
    if (!entry.isIn) {
      note(request, entry.refusal);
      refuseRequest(response, entry.refusal);
      return;
    }
    const { row, path } = entry.passing;
    response.once('close', entry.done);
    const cookie = crew.cookieOf(request);
    const keyed = cookie !== null && row.may === 'readers' ? ELSEWHERE : {};
    setHeaders(response, { ...headersOf(row.kind, request.headers.host ?? ''), ...keyed }, headersOfFound(path));
    if (cookie !== null) response.setHeader('set-cookie', cookie);
    if (own(request, response, path)) return;
    for (const listener of theirs) listener.call(server, request, response);
  });

  const theirUpgrades = server.listeners('upgrade') as UpgradeListener[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const entry = enter(request, { allowed, crew }, admission, places);
    const kind = entry.isIn ? entry.passing.row.kind : null;
    if (entry.isIn) entry.done();
    if (kind === 'link') {
      for (const listener of theirUpgrades) listener.call(server, request, socket, head);
      return;
    }
    if (kind === 'live' && live(request, socket, head, crew.visitorOf(request))) return;
    const refusal = entry.isIn ? (kind === 'live' ? NO_ROOM : NO_UPGRADE) : entry.refusal;
    note(request, refusal);
    refuseUpgrade(socket, refusal);
  });
  limitHeaders(server, (request, refused) => note(request, { kind: 'too_many_headers', ...refused }));
};
