import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { withMicrophones } from './support/microphones';
import { openPanel } from './support/panels';
import { startTestServer, type TestServer } from './support/server';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await startTestServer({ pages: true });
  await newMatch(server);
  await mustPost(server, { type: 'setPeople', people: withMicrophones() });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

it('a server that was given no OBS says so, and says at the button why nothing can be muted', async () => {
  const { page, screenshot, close } = await openPanel(browser, server.url, 'director', { language: 'en' });
  await page.getByTestId('tab-sound').click();
  const help = page.getByTestId('meters-help');
  await help.getByText('cfg/chess-match.json').waitFor();
  expect(await help.textContent()).not.toContain('not connected');
  expect(await page.getByTestId('meters-program').textContent()).toBe('OBS: not set up');
  for (const button of [page.getByTestId('strip-Mic w1').getByTestId('mute'), page.getByTestId('mute-white')]) {
    expect(await button.isDisabled()).toBe(true);
    expect(await button.getAttribute('title')).toContain('Without OBS');
  }
  await screenshot('sound-without-obs');
  await close();
});
