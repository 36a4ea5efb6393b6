import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { programPath } from '../../scripts/lib/programs';
import { ARGS } from './browser';
import { createPagePool, lendPages, type PagePool } from './pagePool';

/** Glyphs are placed as the whole browser places them; by itself the shell hints them fully. */
const AS_IN_A_WINDOW = '--font-render-hinting=slight';

/**
 * Chromium's headless shell: the same engine and the same pictures without a window around each page, for a third less
 * of the processor. What hears, or is filmed by OBS, takes the whole browser.
 */
export const launchShell = (): Promise<Browser> =>
  chromium.launch({ executablePath: programPath('chromium-headless-shell'), args: [...ARGS, AS_IN_A_WINDOW] });

interface Shared {
  readonly browser: Browser;
  readonly pages: PagePool;
}

const launchShared = async (): Promise<Shared> => {
  const browser = await launchShell();
  return { browser, pages: createPagePool(browser) };
};

let shared: Promise<Shared> | null = null;

/**
 * The shell that the files of a worker use one after another: launched once, and what `openPage` opens in it is used
 * again. To close it closes what was opened through it. Who ends processes, or counts them, launches one of its own.
 */
export const sharedShell = async (): Promise<Browser> => {
  if (shared !== null && !(await shared).browser.isConnected()) shared = null;
  const { browser, pages } = await (shared ??= launchShared());
  const contexts: BrowserContext[] = [];
  const noted = <T extends BrowserContext>(context: T): T => {
    contexts.push(context);
    return context;
  };
  const own: Partial<Browser> = {
    newContext: async (options) => noted(await browser.newContext(options)),
    newPage: async (options) => {
      const page = await browser.newPage(options);
      noted(page.context());
      return page;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await lent.close();
    },
  };
  const lease = new Proxy(browser, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in own ? own : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const lent = lendPages(lease, pages);
  return lease;
};
