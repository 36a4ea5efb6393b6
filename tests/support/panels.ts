import type { Browser, Page } from 'playwright-core';
import { openPage, type PageOptions, type TestPage } from './browser';

/** How a person has set a panel up in his browser. */
export interface PanelLook {
  readonly language: 'en' | 'ru';
  readonly theme: 'dark' | 'light';
  readonly name: string;
}

export const SMALL_SCREEN: PageOptions = { width: 1280, height: 800, locale: 'ru' };

/** Address of a panel (a folder of dashboard/) by itself, without NodeCG's frame. */
export const panelUrl = (serverUrl: string, panel: string): string =>
  `${serverUrl}/bundles/chess-broadcast/dashboard/dist/${panel}/index.html?standalone=true`;

/** Opens a panel in a browser of its own, waits for its connection. @param query behind its address, with an "&" */
export const openPanel = async (
  browser: Browser,
  serverUrl: string,
  panel: string,
  look: Partial<PanelLook> = {},
  screen: PageOptions = SMALL_SCREEN,
  query = '',
): Promise<TestPage> => {
  const opened = await openPage(browser, screen);
  const { page } = opened;
  await setLook(page, look);
  await page.goto(panelUrl(serverUrl, panel) + query);
  await page.locator('[data-connected="true"]').first().waitFor();
  return opened;
};

/** A reload keeps what the person changed meanwhile. */
const setLook = async (
  page: Page,
  { language = 'ru', theme = 'dark', name = '' }: Partial<PanelLook>,
): Promise<void> => {
  const prefs = { 'panels.language': language, 'panels.theme': theme, 'panels.name': name };
  const keep = 'if (localStorage.getItem(key) === null) localStorage.setItem(key, value)';
  await page.addInitScript(`for (const [key, value] of Object.entries(${JSON.stringify(prefs)})) ${keep};`);
};
