import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import { openPage } from './support/browser';
import { getJson, mustPost, newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { actOnLinks, issueLink, setAccess } from './support/links';
import { startTestServer, type TestServer } from './support/server';
import { launchShell } from './support/shell';

let server: TestServer;
let browser: Browser;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = await startTestServer({ pages: true, config: { viewers: { port, address: url } } });
  browser = await launchShell();
  await newMatch(server);
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

it('a team’s page is opened by a link, for as long as that is good, on a phone', async () => {
  const { path, id } = await issueLink(server, 'white');
  await setAccess(server, 'white', 'links');
  const home = await openPage(browser, { width: 390, height: 844, locale: 'ru-RU', hasTouch: true });
  const { page } = home;
  const heading = (name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();
  await page.goto(`${url}/?audience=white`);
  await heading('Эту сторону смотрят по ссылке');
  await page.getByRole('button', { name: 'Смотреть за всех' }).tap();
  await page.getByText('Ходов ещё не было').waitFor();

  await page.goto(`${url}/${path}?covers=no`);
  await page.locator('.task').filter({ hasText: 'Решает ваша команда' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await page.locator('.happened').filter({ hasText: '1: e4' }).waitFor();
  await page.getByRole('button', { name: 'Ход назад' }).tap();
  await page.locator('.past').filter({ hasText: 'В начале игры' }).waitFor();
  await page.getByRole('button', { name: 'Поделиться' }).tap();
  expect(await page.getByLabel('Этот момент').inputValue()).toMatch(new RegExp(`^${url}/\\?match=`));
  await expectNoSeriousFindings(page);
  await page.reload();
  await page.locator('.past').filter({ hasText: 'В начале игры' }).waitFor();

  await actOnLinks(server, { revoke: id });
  await heading('Ссылка больше не действует');
  expect(await page.locator('.board').count()).toBe(0);
  await expectNoSeriousFindings(page);
  await page.getByRole('link', { name: 'Смотреть за всех' }).tap();
  await page.getByRole('button', { name: 'Показать', exact: true }).tap();
  await page.locator('.happened').filter({ hasText: '1: e4' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await setAccess(server, 'white', 'off');
  await page.goto(`${url}/?audience=white`);
  await heading('Эту сторону сейчас не показывают');
  await page.goto(`${url}/${path.replace(id, 'other')}`);
  await heading('Эту сторону сейчас не показывают');
  const audit = (await getJson(server, '/chess-match/audit')) as object;
  expect(JSON.stringify(audit)).toMatch(/viewersLinkIssued.*viewersLinkRevoked|viewersLinkRevoked.*viewersLinkIssued/);
  await setAccess(server, 'white', 'public');
});
