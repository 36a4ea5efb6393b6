import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFixture, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { launchShell } from './support/shell';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

it('our own pages have the functions of CasparCG, and are theirs from the first call on', async () => {
  const page = await openFixture(browser, server, 'lower-third', 'five', { query: '', frozen: false });
  const text = (): Promise<string> =>
    page.evaluate(() => document.querySelector('[data-air]:not([data-ghost])')?.textContent ?? '');
  const say = (calls: string): Promise<unknown> => page.evaluate(calls);
  await say(`update('{"name":"Anna Petrova"}')`);
  expect(await text()).toBe('');
  await say('play()');
  expect(await text()).toContain('Anna Petrova');
  await say(`next(); update('{"title":"Arbiter"}')`);
  expect(await text()).toContain('Arbiter');
  await say('stop()');
  expect(await text()).toBe('');
  await say('play(); remove()');
  expect([await text(), await page.locator('[data-moving]').count()]).toEqual(['', 0]);
  await page.close();
});
