import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { programPath } from '../../scripts/lib/programs';
import { pagesOf } from './pagePool';
import { PROJECT_FOLDER } from './root';

/** Debian's Chromium, quiet: it fetches nothing of its own. */
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SCREENSHOTS = join(PROJECT_FOLDER, 'screenshots');
/** A picture takes as long as all that is read on a page besides. */
const TAKES_PICTURES = process.env['TEST_PICTURES'] === '1';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: programPath('chromium'), args: ARGS });

/** A page of its own context, with what went wrong in it. */
export interface TestPage {
  readonly page: Page;
  /** Uncaught errors and console errors, as text; a test asserts that there are none. */
  readonly errors: readonly string[];
  /** A picture for a person to look at: screenshots/NAME.png, which git ignores; only where TEST_PICTURES is 1. */
  screenshot(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly width: number;
  readonly height: number;
  readonly locale: string;
  /** A tablet: fingers instead of a mouse. */
  readonly hasTouch?: boolean;
  /** Takes https of whatever certificate. */
  readonly isTrusting?: boolean;
}

/** A screen of 1920x1080, as OBS and the overlays have it, in the language that they have there. */
export const ON_AIR: PageOptions = { width: 1920, height: 1080, locale: 'ru' };

/** For machines that are many times slower than usual: no test measures by it. */
const PAGE_LIMIT_MS = 60_000;

/** Opens an empty page. A request that leaves this machine is an error: nothing is fetched at run time. */
export const openPage = async (
  browser: Browser,
  { width, height, locale, hasTouch = false, isTrusting = false }: PageOptions = ON_AIR,
): Promise<TestPage> => {
  const pages = pagesOf(browser);
  const page = await pages.take({ viewport: { width, height }, locale, hasTouch, ignoreHTTPSErrors: isTrusting });
  page.setDefaultTimeout(PAGE_LIMIT_MS);
  const errors: string[] = [];
  let isOpen = true;
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isLocal = ['127.0.0.1', 'localhost'].includes(hostname) || ['data:', 'blob:'].includes(protocol);
    if (!isLocal) errors.push(`fetched from outside: ${request.url()}`);
  });
  return {
    page,
    errors,
    screenshot: async (name) => {
      if (!TAKES_PICTURES) return;
      mkdirSync(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), omitBackground: true });
    },
    close: async () => {
      // Who closes twice must not take it from whoever has it by then.
      if (!isOpen) return;
      isOpen = false;
      await pages.giveBack(page);
    },
  };
};

/**
 * A data attribute of all that is there now, read in one look: who finds first and reads then waits a minute for what
 * goes in between.
 */
export const dataIn = (found: Locator, name: string): Promise<(string | null)[]> =>
  found.evaluateAll((all, attribute) => all.map((each) => each.getAttribute(attribute)), `data-${name}`);

/** Address of an overlay (a folder of graphics/) on a server. */
export const overlayUrl = (serverUrl: string, overlay: string): string =>
  `${serverUrl}/bundles/chess-broadcast/graphics/dist/${overlay}/index.html`;

/** Address of the operator page by itself, without the dashboard's frame. */
export const operatorUrl = (serverUrl: string): string =>
  `${serverUrl}/bundles/chess-broadcast/dashboard/dist/operator/index.html?standalone=true`;
