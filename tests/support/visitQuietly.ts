import type { Page, Request } from 'playwright-core';
import { until } from './until';

/** So long nothing is fetched where all is there. */
const QUIET_MS = 500;

/**
 * Goes to an address and waits until nothing more is fetched, by the page or by pages in it. Playwright's `networkidle`
 * is told by each frame, and on a crowded machine now and then never where a page holds others.
 * @throws after `limitMs`, naming what is still on its way
 */
export const visitQuietly = async (page: Page, url: string, limitMs?: number): Promise<void> => {
  const underWay = new Set<Request>();
  let quietSinceMs = performance.now();
  const ended = (request: Request): void => {
    underWay.delete(request);
    quietSinceMs = performance.now();
  };
  const begun = (request: Request): void => void underWay.add(request);
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.goto(url, limitMs === undefined ? {} : { timeout: limitMs });
  const isQuiet = (): boolean => underWay.size === 0 && performance.now() - quietSinceMs >= QUIET_MS;
  await until(isQuiet, `all that ${url} fetches`, limitMs).catch((error: unknown) => {
    throw new Error(`Still on its way: ${[...underWay].map((request) => request.url()).join(', ')}`, { cause: error });
  });
  page.off('request', begun);
  page.off('requestfinished', ended);
  page.off('requestfailed', ended);
};
