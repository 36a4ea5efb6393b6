import type { IncomingMessage, ServerResponse } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

export const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  more: Headers = {},
): void => {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...more,
    })
    .end(body);
};

export const sendJson = (response: ServerResponse, status: number, value: unknown, more: Headers = {}): void => {
  send(response, status, 'application/json', `${JSON.stringify(value)}\n`, more);
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
export type Route = { readonly method: 'GET' | 'POST'; readonly handle: Handler };
