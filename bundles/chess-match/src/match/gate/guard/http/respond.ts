import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '../refusals';
import { headersOf } from './headers';

/** Says what the server is made of, for whoever looks for its holes. */
const TELLTALE = 'x-powered-by';

type Headers = Readonly<Record<string, string>>;

/** Here it is, or: it is as you have it. */
const IS_FOUND: readonly unknown[] = [200, 304];

/**
 * Gives an answer its headers, whoever writes it in the end: what NodeCG sets of the same name is overruled.
 * @param ofFound those of an answer that has what was asked for
 */
export const setHeaders = (response: ServerResponse, headers: Headers, ofFound: Headers): void => {
  const set = (own: Headers): void => {
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  };
  const writeHead = response.writeHead.bind(response) as (...args: readonly unknown[]) => ServerResponse;
  response.writeHead = (...args: readonly unknown[]) => {
    response.removeHeader(TELLTALE);
    set(headers);
    if (IS_FOUND.includes(args[0])) set(ofFound);
    return writeHead(...args);
  };
  set(headers);
};

const refusalHeaders = ({ headers = {} }: Refusal): Headers => ({
  ...headersOf(null, ''),
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
  ...headers,
});

/** One line of text; the connection ends with it, so that no body has to be read. */
export const refuseRequest = (response: ServerResponse, refusal: Refusal): void => {
  response.writeHead(refusal.status, refusalHeaders(refusal)).end(`${refusal.text}\n`);
};

/** As refuseRequest, where there is only a socket. */
export const refuseUpgrade = (socket: Duplex, refusal: Refusal): void => {
  const body = `${refusal.text}\n`;
  const headers = { ...refusalHeaders(refusal), 'content-length': String(Buffer.byteLength(body)) };
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  // The other end may be gone already; there is nobody to tell.
  socket.on('error', () => undefined);
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
