import type { Browser, Page } from 'playwright-core';
import type { HomeDocument } from '../../bundles/chess-match/src/contract/viewers';
import { remainingAt } from '../../bundles/chess-match/src/view/clock';
import { openPage, type TestPage } from './browser';
import { until } from './until';

export const HOUR_MS = 3_600_000;
/** More than a page waits between two questions. */
const A_QUESTION_MS = 3000;

/** A phone whose clock differs from everybody's, and whose time a test turns on. */
export const openWithClock = async (browser: Browser, byMs: number): Promise<TestPage> => {
  const home = await openPage(browser, { width: 390, height: 844, locale: 'en-GB', hasTouch: true });
  await home.page.clock.install({ time: Date.now() + byMs });
  return home;
};

/** By how many seconds the first clock on the page differs from what it is by the document. NaN: there is none. */
const clockOff = async (page: Page, { clocks }: HomeDocument): Promise<number> => {
  const [clock] = clocks.clocks;
  const text = await page.getByRole('timer').first().textContent();
  if (clock === undefined || text === null) return NaN;
  const shown = text
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
  return shown - remainingAt(clock, Date.now()) / 1000;
};

/** A page's clocks count whole seconds. */
const FINE_SECONDS = 2;

export const clockIsRight = (page: Page, told: HomeDocument): Promise<void> =>
  until(async () => Math.abs(await clockOff(page, told)) <= FINE_SECONDS, 'the page to show the clock of the match');

/** Letters that a document has besides: one that is kept is noticed. */
const WEIGHT = 50_000;

/** Answers each question of the page with another document, as fast as it asks. @returns has it ask so many times */
const followQuickly = async (page: Page, first: HomeDocument): Promise<(count: number) => Promise<void>> => {
  const address = '**/viewers/all.json';
  let n = first.n;
  await page.route(address, (route) => {
    n += 1;
    const weight = String(n).padEnd(WEIGHT, ' ');
    return route.fulfill({
      json: { ...first, n, at: Date.now(), weight },
      headers: { date: new Date().toUTCString() },
    });
  });
  return async (count) => {
    for (let round = 0; round < count; round += 1) {
      const answered = page.waitForResponse(address);
      await page.clock.fastForward(A_QUESTION_MS);
      await answered;
    }
  };
};

interface Held {
  readonly listeners: number;
  readonly nodes: number;
  readonly bytes: number;
}

/** What a page holds once it has thrown away what it may. */
const heldBy = async (page: Page): Promise<Held> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), bytes: of('JSHeapUsedSize') };
};

/** More than a page remembers for its picture. */
const SOME = 60;
const MANY = 240;

/** What a page holds after many documents, by what it held after some. */
export const grownBy = async (page: Page, first: HomeDocument): Promise<Held> => {
  const follow = await followQuickly(page, first);
  await follow(SOME);
  const before = await heldBy(page);
  await follow(MANY);
  const after = await heldBy(page);
  return {
    listeners: after.listeners / before.listeners,
    nodes: after.nodes / before.nodes,
    bytes: after.bytes / before.bytes,
  };
};
