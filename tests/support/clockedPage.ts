import type { Browser, CDPSession, Disposable, Page } from 'playwright-core';
import { fakeNodecg } from './fakeNodecg';
import { openCamera, openScreen } from './shots';

/**
 * A page whose clock the test runs. The clock stays with its page, which no test may have afterwards that has none: it
 * is loaded for one state after the other instead, a fresh page costs five times as much.
 */
export interface ClockedPage {
  readonly page: Page;
  readonly camera: CDPSession;
  /** Loads an address that shows these replicants; from then on its time stands still until the test runs it. */
  load(address: string, replicants: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}

/** @param loadsAtMs what the page takes for the time as it loads, Unix @param standsAtMs where its time then stands */
export const openClockedPage = async (
  browser: Browser,
  loadsAtMs: number,
  standsAtMs: number,
): Promise<ClockedPage> => {
  const screen = await openScreen(browser);
  const page = await screen.newPage();
  const camera = await openCamera(page);
  let initial: Disposable | null = null;
  return {
    page,
    camera,
    load: async (address, replicants) => {
      await initial?.dispose();
      // What is loaded while time stands never draws.
      await page.clock.install({ time: loadsAtMs });
      await page.clock.resume();
      initial = await page.addInitScript(fakeNodecg, replicants);
      await page.goto(address);
      await page.locator('[data-root][data-version]').waitFor({ state: 'attached' });
      await page.clock.pauseAt(standsAtMs);
    },
    close: () => screen.close(),
  };
};
