import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, type TestPage } from './support/browser';
import { movesShown } from './support/brokenMoves';
import { captainAt } from './support/captain';
import { mustPost, newMatch } from './support/commands';
import { issueCode } from './support/deviceCodes';
import { openPanel } from './support/panels';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { createVenue, type TestVenue } from './support/venue';

describe('moves written with a hyphen', () => {
  let server: TestServer;
  let venue: TestVenue;
  let browser: Browser;
  const opened: TestPage[] = [];

  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    venue = await createVenue(server.root);
    await venue.start();
    browser = await sharedShell();
    await newMatch(server, { game: 'belarusian', settings: {} });
    await mustPost(server, { type: 'startClock' });
    for (const line of ['e2-e4', 'e8-e6']) await mustPost(server, { type: 'commitTurn', line });
  });
  afterAll(async () => {
    await browser.close();
    await venue.kill('SIGTERM');
    await server.dispose();
  });

  /** Every line ends wherever it may: as in a column that is too narrow for anything. */
  const brokenOn = async (page: Page): Promise<readonly string[]> => {
    // As a sheet that is adopted: pages of the hall take no style from elsewhere.
    await page.evaluate(() => {
      const narrow = new CSSStyleSheet();
      narrow.replaceSync('body * { width: min-content !important; min-width: 0 !important; }');
      document.adoptedStyleSheets = [narrow];
    });
    const { shown, broken } = await movesShown(page);
    expect(shown).not.toEqual([]);
    return broken;
  };

  it('L1 stand on one line at a captain’s screen, a move that is wrong too', async () => {
    const { secret } = await issueCode(server, 'captain-white');
    const screen = await openPage(browser, { width: 768, height: 1024, locale: 'ru', hasTouch: true });
    opened.push(screen);
    await screen.page.goto(`${venue.url}/#c=${secret}`);
    await screen.page.locator('.active-board[data-movable="true"]').waitFor();
    await captainAt(server, screen, 'white').touch('d2', 'd4');
    await screen.page.locator('.items li').waitFor();
    expect(await brokenOn(screen.page)).toEqual([]);
  });

  it.each(['operator', 'arbiter', 'commentator'] as const)(
    'L1 stand on one line on the page of the %s',
    async (name) => {
      const panel = await openPanel(browser, server.url, name, { language: 'ru' });
      opened.push(panel);
      if (name === 'operator') {
        await panel.page.getByTestId('turn-line').fill('d4-d8');
        await panel.page.getByTestId('problem-item').waitFor();
      }
      await panel.page.getByText('e8-e6').first().waitFor();
      expect(await brokenOn(panel.page)).toEqual([]);
    },
  );

  it('had no error on any page', () => {
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
