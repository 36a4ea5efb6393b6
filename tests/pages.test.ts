import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, operatorUrl, overlayUrl } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await launchBrowser();
  await newMatch(server);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

describe('in a real browser', () => {
  it.each(['boards', 'tree', 'scorebug', 'operator'])('%s loads without an error and without the net', async (name) => {
    const { page, errors, screenshot, close } = await openPage(browser);
    const url = name === 'operator' ? operatorUrl(server.url) : overlayUrl(server.url, name);
    await page.goto(url, { waitUntil: 'networkidle' });
    await screenshot(`boot-${name}`);
    expect(errors).toEqual([]);
    await close();
  });

  it('the guard lets the NodeCG dashboard show the operator page', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${server.url}/dashboard/#fullbleed/operator`);
    await page.locator('iframe[src*="operator"]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(server.log()).not.toContain('Refused');
    await close();
  });
});
