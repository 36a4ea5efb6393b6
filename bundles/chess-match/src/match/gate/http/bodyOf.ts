import type { IncomingMessage } from 'node:http';
import type { ValidateFunction } from 'ajv';
import { isJson, readBody } from '../../../http/readBody';

/** More than any of these says. */
const BODY_BYTES = 4096;

/** The small piece of JSON that was sent, where it is as the schema says; null where something else was. */
export const bodyOf = async <T>(request: IncomingMessage, check: () => ValidateFunction<T>): Promise<T | null> => {
  const body = isJson(request) ? await readBody(request, BODY_BYTES) : null;
  return body?.kind === 'json' && check()(body.value) ? body.value : null;
};
