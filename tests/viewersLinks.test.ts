import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ViewersLinks } from '../bundles/chess-match/src/contract/viewersAccess';
import { expectNoSeriousFindings } from './support/axe';
import { openPage } from './support/browser';
import { getJson, mustPost, newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { actOnLinks, issueLink, setAccess } from './support/links';
import { openPanel } from './support/panels';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { faultsOf } from './support/windows';
import { viewersUp } from './support/viewersUp';

let server: TestServer;
let browser: Browser;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = await startTestServer({ pages: true, config: { viewers: { port, address: url } } });
  await viewersUp(url);
  browser = await sharedShell();
  await newMatch(server);
});
const statusOf = async (path: string): Promise<number> => (await fetch(`${url}/${path}`)).status;
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
  await home.screenshot('home-link-needed');
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
  await home.screenshot('home-link-ended');
  expect(await page.locator('.board').count()).toBe(0);
  await expectNoSeriousFindings(page);
  await page.getByRole('link', { name: 'Смотреть за всех' }).tap();
  await page.getByRole('button', { name: 'Показать', exact: true }).tap();
  await page.locator('.happened').filter({ hasText: '1: e4' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await setAccess(server, 'white', 'off');
  await page.goto(`${url}/?audience=white`);
  await heading('Эту сторону сейчас не показывают');
  await home.screenshot('home-side-off');
  await page.goto(`${url}/${path.replace(id, 'other')}`);
  await heading('Эту сторону сейчас не показывают');
  const audit = (await getJson(server, '/chess-match/audit')) as object;
  expect(JSON.stringify(audit)).toMatch(/viewersLinkIssued.*viewersLinkRevoked|viewersLinkRevoked.*viewersLinkIssued/);
  await setAccess(server, 'white', 'public');
});

it('set-up settles who sees a team’s page, gives links out, and takes them back', async () => {
  const opened = await openPanel(browser, server.url, 'setup');
  const { page } = opened;
  await page.getByTestId('tab-hall').click();
  const panel = page.getByTestId('viewers-links');
  await panel.getByTestId('access-black').click();
  await page.getByRole('option', { name: 'только по ссылке' }).click();
  await expect.poll(() => statusOf('viewers/black.json')).toBe(403);
  await panel.getByTestId('link-audience').click();
  await page.getByRole('option', { name: 'За чёрных' }).click();
  await panel.getByTestId('link-name').fill('Болельщики клуба «Ладья» и друзья');
  await panel.getByTestId('issue-link').click();
  const row = panel.getByTestId('viewers-link').filter({ hasText: 'Ладья' });
  await row.getByTestId('show-link').click();
  await panel.getByTestId('link-card').getByRole('img').waitFor();
  await panel.scrollIntoViewIfNeeded();
  await opened.screenshot('viewers-links');
  await expectNoSeriousFindings(page);
  const [issued] = ((await getJson(server, '/chess-match/links')) as ViewersLinks).links;
  expect(await statusOf(`${issued?.path ?? ''}viewers/black.json`)).toBe(200);
  const question = { by: ['[data-testid="revoke-link"]'], focus: 'button', file: 'setup/hall/AskFirst.tsx' };
  expect(await faultsOf(page, question)).toEqual([]);
  await row.getByTestId('revoke-link').click();
  await opened.screenshot('viewers-links-revoke');
  await page.getByTestId('confirm').click();
  await row.filter({ hasText: 'отозвана' }).waitFor();
  expect(await statusOf(`${issued?.path ?? ''}viewers/black.json`)).toBe(410);
  expect(opened.errors).toEqual([]);
  await opened.close();
});
