import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPeople } from '../bundles/chess-match/src/show';
import { ON_AIR, openPage, overlayUrl } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { sharedShell } from './support/shell';
import { startTestServer, type TestServer } from './support/server';

const TEAMS = { white: 'Reds', black: 'Blues' };

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), startTestServer({ pages: true })]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** Everything that ever stood in the result, each once: the teams with their points and colours. */
const WATCH = `(() => {
  window.stood = [];
  const look = () => {
    const root = document.querySelector('[data-root]');
    const textOf = (role) => root.querySelector('[data-role="' + role + '"]').textContent;
    const text = [textOf('score-white'), textOf('score-black'), root.querySelectorAll('[data-role="team-colour"]').length];
    if (JSON.stringify(window.stood.at(-1)) !== JSON.stringify(text)) window.stood.push(text);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})()`;

it('the result on air is the first one, before and after its return game is made, with nothing in between', async () => {
  const { matchId } = await newMatch(server, TEAMS);
  await mustPost(server, { type: 'setPeople', people: demoPeople(TEAMS, 'en') });
  await mustPost(server, { type: 'takeGraphic', graphic: 'result', takes: 0 });
  await mustPost(server, { type: 'startClock' });
  await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
  const { page, errors, close } = await openPage(browser, ON_AIR);
  await page.goto(overlayUrl(server.url, 'result'));
  await page.locator('[data-role="score-black"]').filter({ hasText: '10' }).waitFor();
  await page.locator('[data-root]:not([data-moving])').waitFor({ state: 'attached' });
  await page.evaluate(WATCH);
  const made = await newMatch(server, { white: TEAMS.black, black: TEAMS.white, returnOf: matchId });
  await page.locator(`[data-root][data-version="${made.version}"]`).waitFor({ state: 'attached' });
  expect(await page.evaluate('window.stood')).toEqual([['0', '10', 2]]);
  expect(errors).toEqual([]);
  await close();
});
