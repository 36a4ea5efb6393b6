// npm run pictures:pages: the pictures of pages in docs/pictures anew, from real servers in the middle of a game.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { mustPost } from '../../tests/support/commands';
import { freePort } from '../../tests/support/freePort';
import { openPanel } from '../../tests/support/panels';
import { startTestServer } from '../../tests/support/server';
import { launchShell } from '../../tests/support/shell';
import { SETTLED } from '../../tests/support/shots';
import { createVenue } from '../../tests/support/venue';
import { viewersUp } from '../../tests/support/viewersUp';
import { HELD } from '../hall/touch/gallery';
import { playScene } from '../hall/scenes';
import { openScreens, setDraftSeenBy, setUp } from '../hall/screens';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { say } from '../lib/say';
import { CASTS } from './onAir/cast';

const CAST = CASTS[1];
const DESK = { width: 1440, height: 900, locale: 'en' };

const take = async (page: Page, name: string): Promise<void> => {
  const path = join(PROJECT_FOLDER, 'docs', 'pictures', `${name}.jpg`);
  mkdirSync(dirname(path), { recursive: true });
  await page.evaluate('document.fonts.ready');
  writeFileSync(path, await page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled' }));
  say(path);
  await page.context().close();
};

orEnd(() => needPrograms('chromium', 'chromium-headless-shell'));
await buildAll('outdated', say);
const viewersPort = await freePort();
const viewers = `http://127.0.0.1:${viewersPort}`;
const server = await startTestServer({ pages: true, config: { viewers: { port: viewersPort } } });
const venue = await createVenue(server.root);
const browser = await launchShell();

/** A page of the crew, with the match in it. */
const open = async (panel: string): Promise<Page> => {
  const { page } = await openPanel(browser, server.url, panel, { language: 'en' }, DESK);
  await page.getByText(CAST.teams.white).first().waitFor();
  return page;
};

/** The director's page with one picture on air and another one cued. */
const withPictures = async (page: Page): Promise<Page> => {
  const settled = async (monitor: 'program' | 'preview', graphic: string): Promise<void> => {
    const frame = page.frameLocator(`[data-testid="monitor-${monitor}"] iframe`);
    await frame.locator(`[data-graphic="${graphic}"] [data-root]`).first().waitFor({ state: 'attached' });
    await frame.locator('body').evaluate(SETTLED);
  };
  await mustPost(server, { type: 'cuePreset', preset: 'game' });
  await settled('preview', 'boards');
  await page.getByTestId('take').click();
  await settled('program', 'boards');
  await mustPost(server, { type: 'cuePreset', preset: 'tree' });
  await settled('preview', 'tree');
  for (const monitor of ['program', 'preview'] as const)
    await page.getByTestId(`behind-${monitor}`).waitFor({ state: 'detached' });
  return page;
};

try {
  await venue.start();
  await playScene(server, 'branching', CAST);
  await setDraftSeenBy(server, 'team');
  for (const panel of ['operator', 'arbiter', 'commentator']) await take(await open(panel), panel);
  await take(await withPictures(await open('director')), 'director');
  const captain = await openScreens(browser, server, venue).open('captain-white', 'en', true);
  await setUp(captain, { ...HELD.landscape.tablet, look: 'night' });
  await take(captain, 'captain');
  await viewersUp(viewers);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en', colorScheme: 'dark' });
  const home = await phone.newPage();
  await home.goto(viewers);
  await home.getByRole('img').first().waitFor();
  await take(home, 'viewers');
} finally {
  await browser.close();
  await venue.kill('SIGTERM');
  await server.dispose();
}
