import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { RosterView } from '@schemas/roster';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HomeDocument, HomeFile } from '../bundles/chess-match/src/contract/viewers';
import { GAMES } from '../bundles/chess-match/src/games';
import { onePage } from '../bundles/chess-match/src/match/home/files/onePage';
import { expectNoFindings } from './support/axe';
import { openPage, type TestPage } from './support/browser';
import { getJson, mustPost, newMatch, rawRequest } from './support/commands';
import { drawn } from './support/drawn';
import { freePort } from './support/freePort';
import { recordedFile } from './support/homeFiles';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { until } from './support/until';
import { viewersUp } from './support/viewersUp';
import { IS_THOROUGH } from './support/thorough';
import { faultsOf } from './support/windows';

const SCRIPT = readFileSync(join(PROJECT_FOLDER, 'site', 'dist', 'match.js'), 'utf8');
const LONG = {
  event: 'Открытый командный чемпионат Северо-Западного федерального округа, финал',
  teams: {
    white: { name: 'Сборная Санкт-Петербургского государственного университета' },
    black: { name: 'Объединённая команда Ленинградской области' },
  },
};
const SIZES = [
  ['phone', 390, 844, 'ru-RU', 'Матч окончен'],
  ['desk', 1280, 720, 'en-GB', 'Match over'],
] as const;

let browser: Browser;
let server: TestServer;
let viewers: string;
let folder: string;
const opened: TestPage[] = [];
const foreign: Server[] = [];
beforeAll(async () => {
  const port = await freePort();
  viewers = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'embed-'));
  [server, browser] = await Promise.all([
    startTestServer({ pages: true, config: { viewers: { port } } }),
    sharedShell(),
  ]);
  await viewersUp(viewers);
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
  for (const http of foreign.splice(0)) http.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** A site of somebody else that trusts nobody but `trusted`. @returns its address */
const siteOf = async (body: string, trusted: string, files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const policy = `default-src 'none'; script-src ${trusted}; connect-src ${trusted}`;
  const page = `<!doctype html><html lang="en"><title>Club</title><header><h1>News</h1></header>${body}</html>`;
  const http = createServer(({ url = '' }, response) => {
    const file = files[url];
    const type =
      file === undefined ? 'text/html; charset=utf-8' : url.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(file ?? page);
  });
  foreign.push(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
};

const open = async (width: number, height: number, locale: string): Promise<TestPage> => {
  const page = await openPage(browser, { width, height, locale });
  opened.push(page);
  return page;
};

/** In both sizes: whether nothing is wider than the page, and of a name whether all of it is seen. */
const fits = async (page: Page, name: Locator | null = null): Promise<readonly boolean[]> => {
  const found: boolean[] = [];
  for (const [, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    found.push(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
    if (name !== null) found.push(await name.evaluate((element) => element.scrollWidth <= element.clientWidth));
  }
  return found;
};
/** Of a disk the page itself comes from outside, and nothing else may. */
const wrong = ({ errors }: TestPage): readonly string[] =>
  errors.filter((error) => !/outside: file:.*\.html$/.test(error));

/** Games take turns on a phone and on a desk; where all is run each has both. */
const sizesOf = (turn: number): readonly (typeof SIZES)[number][] =>
  SIZES.filter((_, at) => IS_THOROUGH || turn % 2 === at);

describe.each(Object.keys(GAMES).map((game, turn) => [game, turn] as const))('a match of %s', (game, turn) => {
  let file: HomeFile;
  beforeAll(async () => {
    file = await recordedFile(game, LONG);
  });

  it.each(sizesOf(turn))('is one page from a disk, on a %s', async (size, width, height, locale, over) => {
    const path = join(folder, `${game}.html`);
    writeFileSync(path, onePage(file, SCRIPT, null));
    const home = await open(width, height, locale);
    const { page } = home;
    await page.goto(pathToFileURL(path).href);
    await page.getByText(over, { exact: true }).waitFor();
    await home.screenshot(`embed-${game}-${size}`);
    const bar = page.locator('.past');
    await page.keyboard.press('ArrowLeft');
    await bar.waitFor();
    await page.keyboard.press('Home');
    await bar.getByText(/At the beginning|В начале/).waitFor();
    await page.keyboard.press('End');
    await bar.waitFor({ state: 'detached' });
    expect([await fits(page), wrong(home)]).toEqual([[true, true], []]);
  });

  it.each(sizesOf(turn + 1))(
    'is an element with a file in a strict page, on a %s',
    async (...[size, width, height, locale, over]) => {
      const language = locale.slice(0, 2);
      const body = `<business-chess-match src="m.json" lang="${language}" theme="dark"></business-chess-match><script src="match.js"></script>`;
      const home = await open(width, height, 'de-DE');
      const { page } = home;
      await page.goto(await siteOf(body, "'self'", { '/match.js': SCRIPT, '/m.json': JSON.stringify(file) }));
      await page.getByText(over, { exact: true }).waitFor();
      await home.screenshot(`element-${game}-${size}`);
      await page.keyboard.press('ArrowLeft');
      expect(await page.locator('.past').count()).toBe(0);
      await page.locator('.large .board').click();
      await page.keyboard.press('ArrowLeft');
      await page.locator('.past').waitFor();
      const name = page.getByRole('heading', { name: LONG.teams.white.name });
      expect([await fits(page, name), home.errors]).toEqual([[true, true, true, true], []]);
    },
  );
});

it('the element is light, with every game in it', () => {
  expect(gzipSync(SCRIPT).length).toBeLessThan(100_000);
});

const becomes = (is: (document: HomeDocument) => boolean): Promise<void> =>
  until(async () => is((await (await fetch(`${viewers}/viewers/all.json`)).json()) as HomeDocument), 'the document');

const elementOf = (src: string, more = ''): string =>
  `<business-chess-match src="${src}" ${more}></business-chess-match><script async src="${viewers}/match.js"></script>`;

it('a live match is followed in a page of another origin, and says when nobody answers', async () => {
  await newMatch(server, { event: 'Final' });
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  const home = await open(1280, 720, 'en-GB');
  const { page } = home;
  await page.clock.install();
  await page.goto(await siteOf(elementOf(`${viewers}/`), viewers));
  const happened = page.locator('.happened');
  await happened.filter({ hasText: '1: e4' }).waitFor();
  await expectNoFindings(page);
  await mustPost(server, { type: 'commitTurn', line: '1:e5' });
  await happened.filter({ hasText: '1: e5' }).waitFor();
  // By it clocks are counted; other origins read no header that is not named to them.
  const date = await page.evaluate(
    async (url) => (await fetch(url)).headers.get('date'),
    `${viewers}/viewers/all.json`,
  );
  expect(date).toMatch(/GMT$/);

  await page.context().setOffline(true);
  await until(async () => {
    await page.clock.fastForward(500);
    return page.getByText(/No connection. Trying again/).isVisible();
  }, 'it to be said that nobody answers');
  await page.getByText(/Shown as it was at/).waitFor();
  await happened.filter({ hasText: '1: e5' }).waitFor();
  await mustPost(server, { type: 'commitTurn', line: '1:Nf3' });
  await page.context().setOffline(false);
  await happened.filter({ hasText: '1: Nf3' }).waitFor();
  expect(await page.locator('.truth').count()).toBe(0);
  expect(home.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

/** After so many questions without an answer, at least a second and a half apart, nobody is heard any more. */
const UNHEARD = 6;

/** What the real source tells. */
const good = async (): Promise<string> => (await fetch(`${viewers}/viewers/all.json`)).text();
type Way = (response: ServerResponse) => unknown;
const say =
  (status: number, type: string, body: string): Way =>
  (response) => {
    // By the date the page finds back to the server's time, of which its own has run ahead.
    const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'date' };
    response.writeHead(status, { 'content-type': type, ...open }).end(body);
  };
const json = (body: string): Way => say(200, 'application/json', body);
const right: Way = async (response) => json(await good())(response);
const silent: Way = () => undefined;
/** What is no match. */
const wrongWays = (document: HomeDocument): readonly (readonly [string, Way])[] => [
  ['404', say(404, 'text/plain', 'gone')],
  ['a page', say(200, 'text/html', '<html>Maintenance</html>')],
  ['half of it', json(JSON.stringify(document).slice(0, 400))],
  ['something else', json('{"score":{"white":7}}')],
  ['a list', json('[]')],
  ['silence', silent],
  ['502', say(502, 'text/html', 'Bad gateway')],
];

/** A source of another origin that answers as it is told, and counts how often it was asked. */
const standIn = async (first: Way) => {
  const source = { url: '', way: first, asked: 0 };
  const http = createServer(({ url = '' }, response) => {
    if (!url.startsWith('/viewers/all.json')) return void say(404, 'text/plain', '')(response);
    source.asked += 1;
    void source.way(response);
  });
  foreign.push(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  source.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return source;
};

it('a source that tells what is no match, hangs or is gone never shows as live, and is followed when it is right again', async () => {
  await newMatch(server, { event: 'Final' });
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await becomes(({ match }) => match.event === 'Final');
  const document = JSON.parse(await good()) as HomeDocument;
  const wrong = wrongWays(document);
  const source = await standIn(json('{"score":{"white":7}}'));
  const home = await open(390, 844, 'en-GB');
  const { page } = home;
  await page.clock.install();
  /** Time goes by until the next question: the answer before that has been read, or waited for long enough. */
  const askedFor = async (times: number): Promise<void> => {
    const before = source.asked;
    await until(async () => {
      await page.clock.fastForward(500);
      return source.asked >= before + times;
    }, 'the next question');
  };
  await page.goto(await siteOf(elementOf(`${source.url}/`), `${viewers} ${source.url}`));
  await askedFor(UNHEARD);
  await page
    .getByText(/No connection. Trying again/)
    .first()
    .waitFor();
  expect(await page.locator('.large, .boards').count()).toBe(0);
  const happened = page.locator('.happened');
  source.way = right;
  await askedFor(1);
  await happened.filter({ hasText: '1: e4' }).waitFor();
  for (const [name, broken] of wrong) {
    source.way = broken;
    await askedFor(UNHEARD);
    await page.getByText(/Shown as it was at/).waitFor();
    expect([name, await happened.filter({ hasText: '1: e4' }).count()]).toEqual([name, 1]);
    source.way = right;
    await askedFor(1);
    await page.locator('.truth').waitFor({ state: 'detached' });
  }
  source.way = json(JSON.stringify({ ...document, v: 99 }));
  await askedFor(1);
  await page.getByText(/written by a newer program/).waitFor();
  source.way = right;
  await askedFor(1);
  await happened.filter({ hasText: '1: e4' }).waitFor();
  // Of this shape, and all the same nothing that can be drawn.
  source.way = json(JSON.stringify({ ...document, epoch: 'other', boards: [null] }));
  await askedFor(1);
  await page.getByText('There should be a match here').waitFor();
  await home.screenshot('element-unreadable');
  source.way = right;
  await askedFor(1);
  await happened.filter({ hasText: '1: e4' }).waitFor();
});

it('is told by its attributes at any time, and a wrong address is said', async () => {
  await newMatch(server);
  await becomes(({ match }) => match.matchId !== null);
  const home = await open(390, 844, 'en-GB');
  const { page } = home;
  await page.goto(await siteOf(elementOf(`${viewers}/?match=none`, 'theme="light"'), viewers));
  await page.getByText(`There is no match at ${viewers}/?match=none.`).waitFor();
  const set = (name: string, value: string): Promise<void> =>
    page
      .locator('business-chess-match')
      .evaluate((element, [to, what]) => element.setAttribute(to, what), [name, value] as const);
  await set('src', `${viewers}/gone/`);
  await page.getByText(`There is no match at ${viewers}/gone/.`).waitFor();
  await set('src', `${viewers}/viewers/files/none.json`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await set('src', 'mailto:me');
  await page.getByText('src names no address').waitFor();
  await set('lang', 'ru');
  await page.getByText('Здесь должен быть матч').waitFor();
  await set('src', viewers);
  await page.locator('.large').waitFor();
  expect(await page.locator('#root').getAttribute('data-look')).toBe('light');
  await set('theme', 'dark');
  await expect.poll(() => page.locator('#root').getAttribute('data-look')).toBe('dark');
});

it('the crew takes a match that is over for other sites: page, file and lines, with nothing of one team in them', async () => {
  await newMatch(server, { event: 'Cup', white: 'Oslo', black: 'London' });
  const { roster } = (await readReplicants(server, ['roster'])) as { roster: RosterView };
  const person = {
    id: 'w1',
    name: 'Anna',
    title: '',
    role: 'player',
    elo: null,
    photo: null,
    seat: null,
    mic: 'secret mic',
  };
  await mustPost(server, {
    type: 'setPeople',
    seen: null,
    people: { ...roster, white: { ...roster.white, people: [person] } },
  });
  await mustPost(server, { type: 'setSpeaking', ids: ['w1'] });
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  const facts = (id: string) => getJson(server, `/chess-match/embed?match=${id}`) as Promise<{ isKept: boolean }>;
  const live = (await (await fetch(`${viewers}/viewers/all.json`)).json()) as HomeDocument;
  const matchId = live.match.matchId ?? '';
  expect((await facts(matchId)).isKept).toBe(false);
  await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
  await until(async () => (await facts(matchId)).isKept, 'the match to be kept');

  const text = await (await fetch(`${viewers}/viewers/files/${matchId}.json`)).text();
  const { document } = JSON.parse(text) as HomeFile;
  expect([document.audience, document.options, document.speaking]).toEqual(['all', null, []]);
  expect(text).not.toContain('secret mic');
  expect((await rawRequest(server, 'GET', `/chess-match/embed?match=${matchId}&as=json`)).text).toBe(text);

  const desk = await openPanel(browser, server.url, 'setup', { language: 'en' });
  opened.push(desk);
  const elsewhere = {
    by: ['[data-testid="match-menu"]', '[data-testid="menu-elsewhere"]'],
    focus: 'textarea',
    back: '[data-testid="match-menu"]',
    file: 'setup/matches/elsewhere/ElsewhereDialog.tsx',
  };
  expect(await faultsOf(desk.page, elsewhere)).toEqual([]);
  await desk.page.getByTestId('match-menu').first().click();
  await desk.page.getByRole('menuitem', { name: 'For other sites' }).click();
  const lines = await desk.page.getByTestId('elsewhere-hosted').getByRole('textbox').inputValue();
  await expectNoFindings(desk.page);
  await desk.screenshot('embed-desk');
  const [saved] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page.getByTestId('elsewhere-page').click(),
  ]);
  const path = join(folder, 'saved.html');
  await saved.saveAs(path);
  expect(saved.suggestedFilename()).toBe(`match-${matchId}.html`);
  expect(desk.errors).toEqual([]);

  const reader = await open(1280, 720, 'en-GB');
  await reader.page.goto(pathToFileURL(path).href);
  await reader.page.getByText('Match over').waitFor();
  await reader.page.goto(await siteOf(lines, viewers));
  await reader.page.getByText('Match over').waitFor();
  expect(wrong(reader)).toEqual([]);

  const asked = `${viewers}/oembed?url=${encodeURIComponent(`${viewers}/?match=${matchId}`)}`;
  const oembed = (await (await fetch(asked)).json()) as { readonly html: string; readonly title: string };
  expect([oembed.title, oembed.html]).toEqual(['Oslo — London', lines]);
  expect(await (await fetch(`${viewers}/?match=${matchId}`)).text()).toContain('type="application/json+oembed"');
});

it('where nobody answers the window of other sites says so, and stays until it is answered', async () => {
  const desk = await openPanel(browser, server.url, 'setup', { language: 'en' });
  opened.push(desk);
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const ASKED = '**/chess-match/embed*as=facts';
  await desk.page.route(ASKED, (route) => route.abort(), { times: 1 });
  await desk.page.getByTestId('match-menu').first().click();
  await desk.page.getByRole('menuitem', { name: 'For other sites' }).click();
  const said = desk.page.getByTestId('elsewhere').getByRole('alert');
  await said.waitFor();
  await desk.page.route(ASKED, (route) => isAnswered.then(() => route.continue()), { times: 1 });
  const again = desk.page.getByTestId('elsewhere-again');
  await again.click();
  await until(async () => (await again.getAttribute('aria-busy')) === 'true', 'the question to be on its way');
  expect(await said.isVisible()).toBe(true);
  answer();
  await said.waitFor({ state: 'detached' });
  expect(await desk.page.getByTestId('elsewhere').isVisible()).toBe(true);
});
