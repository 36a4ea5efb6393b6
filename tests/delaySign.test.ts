import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustPost, newMatch } from './support/commands';
import { openPanel } from './support/panels';
import { sharedShell } from './support/shell';
import { startTestServer, type TestServer } from './support/server';

const SCREENS = [
  { width: 1280, height: 720, locale: 'ru' },
  { width: 1920, height: 1080, locale: 'en' },
] as const;

describe('that viewers at home see everything later', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ pages: true, config: { viewers: { port: 0, delayMs: 90_000 } } });
    browser = await sharedShell();
    await newMatch(server, { white: 'Сборная Академии наук', black: 'Объединённая федерация' });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it.each(['operator', 'director', 'commentator'])('stands on the page of the %s, with what is left', async (name) => {
    for (const screen of SCREENS) {
      const language = screen.locale;
      const { page, errors, screenshot, close } = await openPanel(browser, server.url, name, { language }, screen);
      const sign = page.getByTestId('delay');
      await sign.getByText('+1:30').waitFor();
      // When the last turn was made before the page came, nobody knows.
      expect(await sign.getAttribute('data-waiting')).toBe('false');
      await mustPost(server, { type: 'startClock' });
      await page.getByTestId('delay-left').waitFor();
      expect(await sign.getAttribute('title')).toMatch(/1:[123]\d/);
      const row = await page.locator('.frame-row').evaluate((top) => [top.scrollWidth, top.clientWidth]);
      expect(row[0]).toBeLessThanOrEqual(row[1] ?? 0);
      await screenshot(`delay-${name}-${language}`);
      await mustPost(server, { type: 'stopClock', reason: '' });
      expect(errors).toEqual([]);
      await close();
    }
  });

  it('is not told to an arbiter, who judges what stands in the hall', async () => {
    const { page, close } = await openPanel(browser, server.url, 'arbiter');
    await page.locator('.arbiter-page').waitFor();
    expect(await page.getByTestId('delay').count()).toBe(0);
    await close();
  });
});
