import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';

/**
 * Pages that are taken, given back and taken again. A page costs two seconds of the processor until its first script
 * has run, and half a second from the second on: its process has the memory, and the scripts, already.
 */
export interface PagePool {
  /** A page that is as good as new, in a context of its own. */
  take(options: BrowserContextOptions): Promise<Page>;
  /** Keeps it for the next who takes one, or closes it where something was done to it that stays. */
  giveBack(page: Page): Promise<void>;
}

interface Kept {
  readonly kind: string;
  readonly page: Page;
  /** Takes away who listens to it besides the browser's own. */
  readonly silence: () => void;
  /** By which what its origins keep is cleared. */
  readonly session: CDPSession;
  /** How what was done to it is undone. */
  undo: (() => Promise<unknown>)[];
  origins: Set<string>;
  /** Something was done to it that stays. */
  isSpoilt: boolean;
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** What is undone by what it resolves with. */
const UNDONE = ['addInitScript', 'exposeBinding', 'exposeFunction'];
/** So many wait for somebody; a renderer that waits has some hundred megabytes. */
const MOST_IDLE = 8;
/** One that does not answer for so long is closed. */
const CLEANED_WITHIN_MS = 10_000;

const within = async (work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), CLEANED_WITHIN_MS)));
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
};

/** @param seen what a method comes to each time it is called */
const watch = (object: object, names: readonly string[], seen: (result: Promise<unknown>) => void): void => {
  const methods = object as Record<string, Method>;
  for (const name of names) {
    const original = methods[name]?.bind(object);
    if (original === undefined) throw new Error(`There is no ${name}.`);
    methods[name] = (...args) => {
      const result = original(...args);
      seen(result);
      return result;
    };
  }
};

type Emitter = Pick<EventEmitter, 'eventNames' | 'listeners' | 'off'>;
type Listener = (...args: unknown[]) => void;

/** @returns what takes away who listens later than now */
const silencer = (emitters: readonly Emitter[]): (() => void) => {
  const all = (emitter: Emitter): readonly (readonly [string | symbol, Listener])[] =>
    emitter.eventNames().flatMap((name) => emitter.listeners(name).map((each) => [name, each as Listener] as const));
  const known = new Set(emitters.flatMap(all).map(([, listener]) => listener));
  return () => {
    for (const emitter of emitters)
      for (const [name, listener] of all(emitter)) if (!known.has(listener)) emitter.off(name, listener);
  };
};

/** Follows what is done to a page, so that it can be undone. */
const follow = (kept: Kept): void => {
  const { page } = kept;
  const context = page.context();
  const spoil = (): void => {
    kept.isSpoilt = true;
  };
  for (const [object, lasting] of [
    [page, ['emulateMedia', 'routeWebSocket', 'setExtraHTTPHeaders']],
    [context, ['routeWebSocket', 'setExtraHTTPHeaders']],
    [context.clock, ['install', 'setFixedTime', 'setSystemTime']],
  ] as const)
    watch(object, lasting, spoil);
  for (const object of [page, context])
    watch(object, UNDONE, (result) => {
      kept.undo.push(async () => ((await result) as Disposable).dispose());
    });
  watch(context, ['newCDPSession'], (result) => {
    kept.undo.push(async () => ((await result) as CDPSession).detach().catch(() => undefined));
  });
};

const listen = (kept: Kept): void => {
  kept.page.on('crash', () => (kept.isSpoilt = true));
  kept.page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin !== 'null') kept.origins.add(origin);
  });
};

const open = async (browser: Browser, kind: string, options: BrowserContextOptions): Promise<Kept> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const silence = silencer([page, context] as unknown as readonly Emitter[]);
  const kept: Kept = { kind, page, silence, session, undo: [], origins: new Set(), isSpoilt: false };
  follow(kept);
  return kept;
};

/** Nothing of what it was used for is left. */
const clean = async (kept: Kept): Promise<void> => {
  const { page, session } = kept;
  const context = page.context();
  kept.silence();
  // A page that would ask whether it may be left is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false), context.clearPermissions()]);
  for (const undo of kept.undo) await undo();
  await page.evaluate('sessionStorage.clear()').catch(() => undefined);
  // Into a corner, where nothing lies under it on whatever page comes next.
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  for (const origin of kept.origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  kept.silence();
  Object.assign(kept, { undo: [], origins: new Set() });
};

export const createPagePool = (browser: Browser): PagePool => {
  const idle: Kept[] = [];
  const taken = new Map<Page, Kept>();
  return {
    take: async (options) => {
      const { viewport = null, ...others } = options;
      const kind = JSON.stringify(others);
      const at = idle.findLastIndex((kept) => kept.kind === kind && !kept.page.isClosed());
      const [kept] = at === -1 ? [await open(browser, kind, options)] : idle.splice(at, 1);
      if (kept === undefined) throw new Error('There is no page.');
      listen(kept);
      taken.set(kept.page, kept);
      if (at !== -1 && viewport !== null) await kept.page.setViewportSize(viewport);
      return kept.page;
    },
    giveBack: async (page) => {
      const kept = taken.get(page);
      taken.delete(page);
      const isClean = kept !== undefined && !kept.isSpoilt && idle.length < MOST_IDLE && (await within(clean(kept)));
      if (isClean) idle.push(kept);
      else await page.context().close();
    },
  };
};

interface Lent extends PagePool {
  /** Gives back what was not. */
  close(): Promise<void>;
}

const lenders = new WeakMap<Browser, PagePool>();

/** From now on pages of this browser are taken from a pool. */
export const lendPages = (browser: Browser, pages: PagePool): Lent => {
  const out = new Set<Page>();
  const lent: Lent = {
    take: async (options) => {
      const page = await pages.take(options);
      out.add(page);
      return page;
    },
    giveBack: async (page) => {
      if (out.delete(page)) await pages.giveBack(page);
    },
    close: async () => {
      for (const page of out) await lent.giveBack(page);
    },
  };
  lenders.set(browser, lent);
  return lent;
};

/** Where pages of a browser come from. */
export const pagesOf = (browser: Browser): PagePool =>
  lenders.get(browser) ?? {
    take: async (options) => (await browser.newContext(options)).newPage(),
    giveBack: (page) => page.context().close(),
  };
