import type { IncomingMessage } from 'node:http';
import { isJson, readBody } from './readBody';

const BODY_BYTES = 4096;

/** The fields of a small JSON object that was sent; none where something else was. */
export const fieldsOf = async (request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> => {
  const body = isJson(request) ? await readBody(request, BODY_BYTES) : null;
  const value = body?.kind === 'json' ? body.value : null;
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
};
