import type { IncomingMessage } from 'node:http';
import { textOf } from '../textOf';

/** More than any command needs. */
export const COMMAND_LIMIT_BYTES = 64 * 1024;

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'not_json'; readonly reason: string }
  | { readonly kind: 'too_large'; readonly limitBytes: number };

/** The request's body as JSON; never rejects for what a client sends. */
export const readBody = async (request: IncomingMessage, limitBytes: number): Promise<Body> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      const part = chunk as Buffer;
      bytes += part.length;
      if (bytes > limitBytes) return { kind: 'too_large', limitBytes };
      chunks.push(part);
    }
    return { kind: 'json', value: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown };
  } catch (error) {
    return { kind: 'not_json', reason: textOf(error) };
  }
};
