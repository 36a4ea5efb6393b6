import type { ServerResponse } from 'node:http';
import type { Headers } from '../../../../http/reply';

/** Says what the server is made of, for whoever looks for its holes. */
const TELLTALE = 'x-powered-by';

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
