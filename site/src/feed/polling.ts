import type { HomeAudience } from 'chess-match/contract/viewers';
import type { Listener, Refusal, Source } from './source';
import { isDocument } from './store';

/** Between two questions; not all viewers ask in the same moment. */
const EVERY_MS = 2000;
const APART_MS = 500;
/** An answer that takes longer will not come. */
const PATIENCE_MS = 5000;

const REFUSALS: Readonly<Record<number, Refusal>> = { 403: 'needed', 404: 'off', 410: 'ended' };

export interface PollingParts {
  readonly fetch: typeof fetch;
  /** The page's monotonic clock. */
  readonly nowMs: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** Asks for the document again and again; what has not changed is answered by its tag alone. */
export const createPolling = (audience: HomeAudience, listener: Listener, parts: PollingParts): Source => {
  const { nowMs, random } = parts;
  let etag: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;

  const ask = async (controller: AbortController): Promise<void> => {
    const sentAtMs = nowMs();
    const response = await parts.fetch(`viewers/${audience}.json`, {
      // The tag is ours to send: what a browser kept has the date of another moment.
      cache: 'no-store',
      headers: etag === null ? {} : { 'If-None-Match': etag },
      signal: controller.signal,
    });
    const way = { sentAtMs, gotAtMs: nowMs() };
    const value: unknown = response.status === 200 ? await response.json() : null;
    // What is no document says nothing of the match: it is no answer.
    if (asking !== controller || (response.status === 200 && !isDocument(value))) return;
    const date = Date.parse(response.headers.get('date') ?? '');
    const dateMs = Number.isNaN(date) ? null : date;
    const refusal = audience === 'all' ? undefined : REFUSALS[response.status];
    if (refusal !== undefined) listener.refused(refusal, way, dateMs);
    if ([200, 304, 503].includes(response.status)) listener.answered(way, dateMs);
    if (response.status === 503) listener.empty();
    if (!isDocument(value)) return;
    etag = response.headers.get('etag');
    listener.came(value);
  };
  const round = (): void => {
    const controller = new AbortController();
    asking = controller;
    const patience = setTimeout(() => controller.abort(), PATIENCE_MS);
    void ask(controller)
      // No net: whoever listens notices the silence.
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(patience);
        if (asking === controller) timer = setTimeout(round, EVERY_MS + (2 * random() - 1) * APART_MS);
      });
  };
  const stop = (): void => {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
  };
  return {
    start: () => {
      stop();
      round();
    },
    stop,
  };
};
