// npm run pictures: the pictures of docs/pictures anew, from a real OBS and the director's page beside it.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/browser';
import { mustPost, newMatch } from '../../tests/support/commands';
import { startObs } from '../../tests/support/obs';
import { BLACK, promptRules, WHITE } from '../../tests/support/obsDesk';
import { openPanel } from '../../tests/support/panels';
import { startTestServer, type TestServer } from '../../tests/support/server';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { say } from '../lib/say';

const SIZE = { width: 1600, height: 1000, locale: 'en' };
const CANVAS = { baseWidth: 1920, baseHeight: 1080, outputWidth: 1920, outputHeight: 1080 };

const take = async (page: Page, name: string): Promise<void> => {
  const path = join(PROJECT_FOLDER, 'docs', 'pictures', `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  say(path);
};

/** The plan as it is shown before anything is done, then the tab in the middle of a game that OBS follows. */
const takeAll = async (page: Page, server: TestServer): Promise<void> => {
  await page.locator('[data-testid="obs-state"][data-state="connected"]').waitFor();
  await page.getByTestId('obs-provision').click();
  await page.getByTestId('obs-apply').waitFor();
  await take(page, 'obs-plan');
  await page.getByTestId('obs-apply').click();
  await page.getByTestId('obs-plan-done').waitFor();
  await page.getByTestId('obs-plan-close').click();
  await page.getByTestId(`obs-scene-${WHITE}`).click();
  await page.locator(`[data-testid="obs-scene-${WHITE}"][data-tally="program"]`).waitFor();
  await page.getByTestId('obs-record').click();
  await page.getByTestId('obs-recording').getByText(/REC/).waitFor();
  await mustPost(server, { type: 'setSceneRules', instance: 'program', rules: promptRules({ minimumMs: 30_000 }) });
  await page.getByTestId('obs-automatic').click();
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await page.getByTestId('obs-next').getByText(BLACK).waitFor();
  await page.getByTestId('obs-state').scrollIntoViewIfNeeded();
  await page.getByText('Transition is running').waitFor({ state: 'detached' });
  await take(page, 'obs-tab');
  await page.getByTestId('obs-record').click();
  await page.getByTestId('obs-recording').getByText('Not recording').waitFor();
};

orEnd(() => needPrograms('chromium', 'obs', 'Xvfb'));
await buildAll('outdated', say);
const studio = await startObs();
await (await studio.director()).call('SetVideoSettings', CANVAS);
const config = { obs: { address: studio.address } };
const server = await startTestServer({ pages: true, config, env: { OBS_PASSWORD: studio.password } });
const browser = await launchBrowser();
try {
  await newMatch(server);
  const { page } = await openPanel(browser, server.url, 'director', { language: 'en', theme: 'dark' }, SIZE);
  await page.getByTestId('tab-obs').click();
  await takeAll(page, server);
} finally {
  await browser.close();
  await server.dispose();
  await studio.stop();
}
