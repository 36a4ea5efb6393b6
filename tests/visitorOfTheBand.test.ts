import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, overlayUrl } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await startTestServer({ pages: true });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** Each is announced: together they are told for longer than a page takes to come. */
const TURNS = [
  '1:e4 2:d4 branch 1>2 3+7',
  '1:e5 2:d5',
  '1:Nf3 3:Nc3 branch 1>3 1+2 2:c4',
  '1:Nc6 2:e6 4:Nf6 branch 2>4 3+4 3:d6',
];

const told = async ({ page }: { readonly page: Page }): Promise<string> =>
  (await page.locator('[data-role="plate"] [data-role="content"]').allInnerTexts())[0] ?? '';

test('a source that is reloaded during an announcement tells what the others tell, and ends with them', async () => {
  await newMatch(server);
  const [there, here] = [await openPage(browser), await openPage(browser)];
  for (const { page } of [there, here]) {
    await page.goto(overlayUrl(server.url, 'key-change'));
    await page.locator('[data-root]').waitFor({ state: 'attached' });
  }
  for (const line of TURNS) await mustPost(server, { type: 'commitTurn', line });
  await until(async () => (await told(there)) !== '', 'the first announcement');
  await here.page.reload();
  await until(async () => {
    const [one, other] = await Promise.all([told(there), told(here)]);
    if (one === '') throw new Error('All was told before the other page had come.');
    return one === other;
  }, 'both to tell the same');
  const last = async (): Promise<readonly string[]> => Promise.all([told(there), told(here)]);
  await until(async () => (await last()).every((text) => text === ''), 'both to have told all');
  expect([there.errors, here.errors]).toEqual([[], []]);
  await Promise.all([there.close(), here.close()]);
});
