import type { IncomingMessage } from 'node:http';

/** More than any command needs. */
export const COMMAND_LIMIT_BYTES = 64 * 1024;

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'not_json'; readonly reason: string }
  | { readonly kind: 'too_large'; readonly limitBytes: number };

export type Bytes =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'too_large'; readonly limitBytes: number }
  /** The client went away, or its connection broke. */
  | { readonly kind: 'broken'; readonly reason: string };

/** Whether what comes says of itself that it is JSON. */
export const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');

/** The request's body as it comes, counted while it is read; never rejects for what a client sends. */
export const readBytes = async (request: IncomingMessage, limitBytes: number): Promise<Bytes> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      const part = chunk as Buffer;
      bytes += part.length;
      if (bytes > limitBytes) return { kind: 'too_large', limitBytes };
      chunks.push(part);
    }
    return { kind: 'bytes', bytes: Buffer.concat(chunks) };
  } catch (error) {
    return { kind: 'broken', reason: (error as Error).message };
  }
};

/** The request's body as JSON; never rejects for what a client sends. */
export const readBody = async (request: IncomingMessage, limitBytes: number): Promise<Body> => {
  const body = await readBytes(request, limitBytes);
  if (body.kind === 'too_large') return body;
  if (body.kind === 'broken') return { kind: 'not_json', reason: body.reason };
  try {
    return { kind: 'json', value: JSON.parse(body.bytes.toString('utf8')) as unknown };
  } catch (error) {
    return { kind: 'not_json', reason: (error as Error).message };
  }
};
