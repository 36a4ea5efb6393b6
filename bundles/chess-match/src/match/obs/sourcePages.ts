import { checkOf } from '../../checks';
import { SOURCE_ADDRESS } from '../../contract/source';
import type { SourcePages } from '../../obs';

const isSource = checkOf<{ readonly source: string }>({
  type: 'object',
  required: ['source'],
  properties: { source: { type: 'string', pattern: SOURCE_ADDRESS.source } },
});

/** What a page says in its handshake when it is a source of an OBS; null: it says nothing of the kind. */
export const readSource = (auth: unknown): string | null => (isSource()(auth) ? auth.source : null);

/**
 * Asks one page for a sign of life; the answer comes when its browser draws, or never, and says whether it has anything
 * to draw.
 */
type Ask = (answered: (drawn: unknown) => void) => void;

interface Page {
  readonly address: string;
  readonly ask: Ask;
  /** Unix ms; -Infinity before the first time. */
  aliveAtMs: number;
  /** One question stands: whoever stood still answers it when he goes on. */
  isAsked: boolean;
}

/** The open pages that are sources of an OBS. */
export interface OpenSourcePages extends SourcePages {
  /** @returns to be called when the page is gone */
  join(address: string, ask: Ask): () => void;
}

export const createSourcePages = (now: () => number): OpenSourcePages => {
  const pages = new Set<Page>();
  return {
    join: (address, ask) => {
      const page: Page = { address, ask, aliveAtMs: -Infinity, isAsked: false };
      pages.add(page);
      return () => void pages.delete(page);
    },
    ask: () => {
      for (const page of pages) {
        if (page.isAsked) continue;
        page.isAsked = true;
        page.ask((drawn) => {
          page.isAsked = false;
          if (drawn === true) page.aliveAtMs = now();
        });
      }
    },
    lives: () => [...pages].map(({ address, aliveAtMs }) => ({ address, aliveAtMs })),
  };
};
