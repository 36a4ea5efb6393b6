import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { packedFor, type Packed } from './packed';

export type Headers = Readonly<Record<string, string>>;

/** An answer, before it is on its way. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly cache: string;
  readonly body: string | Buffer | Packed;
  /** Besides; with an `etag` whoever has the same is told so and is not sent it again. */
  readonly headers?: Headers;
}

/** Writes an answer itself that takes its time, or is longer than what one has in memory. */
export type Streamed = (response: ServerResponse) => Promise<void> | void;

export type Answer = Reply | Streamed;

export const NO_STORE = 'no-store';
export const FOREVER = 'public, max-age=31536000, immutable';

export const text = (status: number, line: string, headers: Headers = {}): Reply => ({
  status,
  type: 'text/plain; charset=utf-8',
  cache: NO_STORE,
  body: `${line}\n`,
  headers,
});

export const json = (status: number, value: unknown, headers: Headers = {}): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  cache: NO_STORE,
  body: `${JSON.stringify(value)}\n`,
  headers,
});

/** Of a list of tags, as a cache in front of us sends it; weak ones are as good, the body is the same. */
const hasSame = (asked: IncomingHttpHeaders, etag: string | undefined): boolean =>
  (asked['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const bytesFor = (asked: IncomingHttpHeaders, body: Reply['body']): { bytes: string | Buffer; headers: Headers } =>
  typeof body === 'string' || Buffer.isBuffer(body) ? { bytes: body, headers: {} } : packedFor(asked, body);

/** @param always headers of every answer of the server, unless the reply has them otherwise */
export const sendReply = (
  response: ServerResponse,
  { status, type, cache, body, headers = {} }: Reply,
  always: Headers = {},
): void => {
  const { method, headers: asked } = response.req;
  const { bytes, headers: ofBody } = bytesFor(asked, body);
  const own = { ...always, 'content-type': type, 'cache-control': cache, ...headers };
  if (hasSame(asked, headers['etag'])) {
    const { vary } = ofBody;
    response.writeHead(304, vary === undefined ? own : { ...own, vary }).end();
    return;
  }
  response.writeHead(status, { ...own, ...ofBody, 'content-length': String(Buffer.byteLength(bytes)) });
  response.end(method === 'HEAD' ? undefined : bytes);
};

/** Sends an answer of either kind; resolves when whoever writes it himself is through. */
export const send = (response: ServerResponse, answer: Answer, always: Headers = {}): Promise<void> | void => {
  if (typeof answer === 'function') return answer(response);
  sendReply(response, answer, always);
};
