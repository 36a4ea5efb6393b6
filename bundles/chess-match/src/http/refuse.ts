import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers } from './reply';

/** A request turned away: what the client is told. */
export interface Refused {
  readonly status: number;
  /** What is wrong and what to do, one line. */
  readonly text: string;
  readonly headers?: Headers;
}

/** Headers of an answer that is no page: no browser makes anything of it. */
export const NO_PAGE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const satisfies Headers;

const headersOf = ({ headers = {} }: Refused): Headers => ({
  ...NO_PAGE,
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
  ...headers,
});

/** One line of text; the connection ends with it, so that no body has to be read. */
export const refuseRequest = (response: ServerResponse, refused: Refused): void => {
  response.writeHead(refused.status, headersOf(refused)).end(`${refused.text}\n`);
};

/** As refuseRequest, where there is only a socket. */
export const refuseUpgrade = (socket: Duplex, refused: Refused): void => {
  const body = `${refused.text}\n`;
  const headers = { ...headersOf(refused), 'content-length': String(Buffer.byteLength(body)) };
  const lines = [
    `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  // The other end may be gone already; there is nobody to tell.
  socket.on('error', () => undefined);
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
