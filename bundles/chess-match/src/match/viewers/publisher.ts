import type { HomeAudience, HomeDocument } from '../../contract/viewers';
import { askEdge } from './askEdge';
import { createEdge, type EdgeView } from './edge';

/** Below an engine's own address, which is that of the page it served. */
const LIVE = 'live';

/** Gives every engine what viewers may have. */
export interface Publisher {
  /**
   * @param parts of the past that were not given before, by id
   * @param gone ids of those that nobody may ask for any more
   */
  put(audience: HomeAudience, body: string, parts: ReadonlyMap<string, string>, gone: readonly string[]): void;
  /** Asks each how it is. */
  look(): void;
  views(): readonly EdgeView[];
}

/**
 * @param urls where engines take documents
 * @param key by which they know us; null: they are left alone
 * @param now monotonic ms
 */
export const createPublisher = (urls: readonly string[], key: string | null, now: () => number): Publisher => {
  const edgeAt = (url: string, ask: ReturnType<typeof askEdge>) =>
    createEdge({ url, ask, now, later: (action, ms) => void setTimeout(action, ms), random: Math.random });
  const edges = key === null ? [] : urls.map((url) => edgeAt(url, askEdge(url, key)));
  return {
    put: (audience, body, parts, gone) => {
      if (edges.length === 0) return;
      const document = JSON.parse(body) as HomeDocument;
      const pushed = JSON.stringify({ ...document, live: LIVE } satisfies HomeDocument);
      for (const edge of edges) {
        for (const [id, part] of parts) edge.keep(`past/${id}.json`, part);
        for (const id of gone) edge.keep(`past/${id}.json`, null);
        edge.put(audience, pushed);
      }
    },
    look: () => {
      for (const edge of edges) void edge.look();
    },
    views: () => edges.map((edge) => edge.view()),
  };
};
