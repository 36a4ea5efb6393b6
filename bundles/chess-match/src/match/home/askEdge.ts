import type { EdgeParts } from './edge';

/** An engine answers a document once it is with everybody: two seconds where there are thirty thousand. */
const PATIENCE_MS = 10_000;

/** @param key proves that it is we who publish */
export const askEdge =
  (url: string, key: string): EdgeParts['ask'] =>
  async (method, path, body) => {
    const response = await fetch(new URL(path, url), {
      method,
      body,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
  };
