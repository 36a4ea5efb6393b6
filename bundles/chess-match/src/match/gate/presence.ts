import type { PagesView } from '@schemas/pages';
import type { Introduction } from '../authority/identity';

/** How calmly round trips are published: joining, leaving and hiding at once, delays this often. */
export const DELAYS_EVERY_MS = 5000;
/** A crowd that comes or goes at once is published in steps of this. */
const STEP_MS = 100;
/** More pages than any venue has; the rest is counted, not listed. */
const MOST_LISTED = 200;

/** What a page tells of itself every few seconds. */
export interface Pulse {
  /** Round trip of its last pulse; null before the first. */
  readonly delayMs: number | null;
  readonly visible: boolean;
}

/** Anything but a pulse gives null. */
export const readPulse = (value: unknown): Pulse | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { delayMs, visible } = value as Readonly<Record<string, unknown>>;
  if (typeof visible !== 'boolean') return null;
  const isDelay = typeof delayMs === 'number' && Number.isFinite(delayMs) && delayMs >= 0;
  return { visible, delayMs: isDelay ? Math.min(Math.round(delayMs), 60_000) : null };
};

type Page = PagesView['pages'][number];

/** Every open page: who sits at it, since when, how far away. */
export interface Presence {
  /** @returns the page's number, for the calls below. */
  join(introduction: Introduction): number;
  rename(id: number, introduction: Introduction): void;
  pulse(id: number, pulse: Pulse): void;
  leave(id: number): void;
  view(): PagesView;
}

export interface PresenceParts {
  readonly now: () => number;
  readonly publish: (view: PagesView) => void;
  /** Runs it after so many ms. */
  readonly later: (run: () => void, ms: number) => void;
}

export const createPresence = ({ now, publish, later }: PresenceParts): Presence => {
  const pages = new Map<number, Page>();
  let lastId = 0;
  let publishedAtMs = -Infinity;
  const view = (): PagesView => ({ pages: [...pages.values()].slice(0, MOST_LISTED), total: pages.size });
  let isWaiting = false;
  const tellNow = (): void => {
    isWaiting = false;
    publishedAtMs = now();
    publish(view());
  };
  const tell = (): void => {
    if (isWaiting) return;
    if (now() - publishedAtMs >= STEP_MS) {
      tellNow();
      return;
    }
    isWaiting = true;
    later(tellNow, STEP_MS);
  };
  const change = (id: number, fields: Partial<Page>): Page | null => {
    const page = pages.get(id);
    if (page === undefined) return null;
    pages.set(id, { ...page, ...fields });
    return page;
  };
  return {
    join: (introduction) => {
      lastId += 1;
      pages.set(lastId, { id: lastId, ...introduction, sinceMs: now(), delayMs: null, visible: true });
      tell();
      return lastId;
    },
    rename: (id, introduction) => {
      if (change(id, introduction) !== null) tell();
    },
    pulse: (id, { delayMs, visible }) => {
      const before = change(id, { delayMs, visible });
      if (before === null) return;
      const isNews = before.visible !== visible || (before.delayMs === null && delayMs !== null);
      if (isNews || now() - publishedAtMs >= DELAYS_EVERY_MS) tell();
    },
    leave: (id) => {
      if (pages.delete(id)) tell();
    },
    view,
  };
};
