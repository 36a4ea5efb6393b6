import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { name: string; file: string }[];
    readonly graphics: readonly { file: string }[];
  };
}

const { nodecg } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as Manifest;
const ROOT = '/bundles/chess-broadcast';
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ...nodecg.dashboardPanels.map(
    ({ name, file }) => [`panel-${name}`, `${ROOT}/dashboard/${file}?standalone=true`] as const,
  ),
  ...nodecg.graphics.map(({ file }) => [file.split('/').at(-2) ?? file, `${ROOT}/graphics/${file}`] as const),
];

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
  it.each(PAGES)('%s loads without an error and without the net', async (name, path) => {
    const { page, errors, screenshot, close } = await openPage(browser);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
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
