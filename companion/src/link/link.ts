import { WebSocket } from 'ws';
import type { DeskMessage } from '../../../bundles/chess-match/src/contract/desk';
import { deskUrl, keyHeaders, type Server } from './server';

/** Why nothing is known any more. */
export type Lost =
  /** Nobody answers there. */
  | { readonly kind: 'unreachable'; readonly why: string }
  /** No key, or one that is good no more. */
  | { readonly kind: 'noKey' }
  /** The key is of somebody who does not work here. */
  | { readonly kind: 'notAllowed' }
  /** The connection is there, and nothing comes. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'closed' };

export interface Hears {
  told(message: DeskMessage): void;
  /** Once for each connection, and for each attempt that fails. */
  lost(lost: Lost): void;
}

/** In ms. */
export interface Pace {
  readonly pingEvery: number;
  /** Without any sign of life for so long the connection is dead. */
  readonly silentAfter: number;
  /** Before the first new attempt; doubled with each. */
  readonly retryFrom: number;
  readonly retryAtMost: number;
}

export const PACE: Pace = { pingEvery: 1000, silentAfter: 3000, retryFrom: 1000, retryAtMost: 30_000 };

const REVOKED = 4401;
const NOT_CONNECTED: Readonly<Record<number, Lost>> = { 401: { kind: 'noKey' }, 403: { kind: 'notAllowed' } };

const messageIn = (data: unknown): DeskMessage | null => {
  try {
    const message = JSON.parse(String(data)) as DeskMessage;
    return typeof message.views === 'object' ? message : null;
  } catch {
    return null;
  }
};

/**
 * Follows the server for ever: whatever ends a connection is told at once, and another one is tried.
 * @returns ends it
 */
export const followDesk = (server: Server, hears: Hears, pace: Pace = PACE): (() => void) => {
  let socket: WebSocket | null = null;
  let retryMs = pace.retryFrom;
  let retry: NodeJS.Timeout | undefined;
  let heardAtMs = 0;
  const now = (): number => performance.now();
  const again = (lost: Lost): void => {
    socket = null;
    retry = setTimeout(connect, retryMs);
    retryMs = Math.min(2 * retryMs, pace.retryAtMost);
    hears.lost(lost);
  };
  /** A socket that is not the present one any more says nothing. */
  const end = (of: WebSocket, lost: Lost): void => {
    if (socket !== of) return;
    of.terminate();
    again(lost);
  };
  const connect = (): void => {
    const opened = new WebSocket(deskUrl(server), {
      headers: keyHeaders(server),
      rejectUnauthorized: !server.trustsAny,
      handshakeTimeout: pace.silentAfter,
    });
    socket = opened;
    heardAtMs = now();
    const alive = (): void => {
      heardAtMs = now();
    };
    opened.on('message', (data: Buffer) => {
      if (socket !== opened) return;
      alive();
      const message = messageIn(data);
      if (message === null) return end(opened, { kind: 'unreachable', why: 'not a match server' });
      retryMs = pace.retryFrom;
      hears.told(message);
    });
    opened.on('pong', alive);
    opened.on('ping', alive);
    opened.on('unexpected-response', (_request, { statusCode = 0 }) =>
      end(opened, NOT_CONNECTED[statusCode] ?? { kind: 'unreachable', why: `HTTP ${statusCode}` }),
    );
    opened.on('error', ({ message }) => end(opened, { kind: 'unreachable', why: message }));
    opened.on('close', (code) => end(opened, { kind: code === REVOKED ? 'noKey' : 'closed' }));
  };
  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (now() - heardAtMs > pace.silentAfter) end(socket, { kind: 'silent' });
    else socket.ping();
  }, pace.pingEvery);
  connect();
  return () => {
    clearTimeout(retry);
    clearInterval(beat);
    const last = socket;
    socket = null;
    last?.terminate();
  };
};
