import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { MatchView } from '@schemas/match';
import type { RosterView } from '@schemas/roster';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENT_VERSION, type HomeAudience, type HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { expectNoFindings } from './support/axe';
import { openPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { staticServer } from './support/staticServer';
import { newSwedishMatch } from './support/swedishDesk';
import { until } from './support/until';
import { viewersUp } from './support/viewersUp';
import { clockIsRight, grownBy, HOUR_MS, openWithClock } from './support/wrongClocks';

let server: TestServer;
let browser: Browser;
let url: string;
const listenAt = (given: Server, port: number): Promise<void> =>
  new Promise((resolve) => given.listen(port, '127.0.0.1', resolve));
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  [server, browser] = await Promise.all([startTestServer({ config: { viewers: { port } } }), sharedShell()]);
  await viewersUp(url);
  await newMatch(server);
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

const documentOf = async (audience: HomeAudience): Promise<HomeDocument> =>
  (await (await fetch(`${url}/viewers/${audience}.json`)).json()) as HomeDocument;
/** Until the document of this audience is so. */
const becomes = async (audience: HomeAudience, is: (document: HomeDocument) => boolean): Promise<HomeDocument> => {
  let found: HomeDocument | null = null;
  await until(async () => is((found = await documentOf(audience))), `the document for ${audience}`);
  if (found === null) throw new Error('no document');
  return found;
};

it('viewers at home have each turn in a document, under a growing number, and a new epoch with a new match', async () => {
  const before = await becomes('all', ({ match }) => match.matchId !== null);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  const after = await becomes('all', ({ match }) => match.ply === 1);
  expect(after.boards[0]?.pieces['e4']).toBe('wP');
  expect(after.turns.at(-1)).toMatchObject({ turn: '1.', ply: 1 });
  expect([after.epoch, after.n > before.n, after.v]).toEqual([before.epoch, true, DOCUMENT_VERSION]);
  await newMatch(server);
  const next = await becomes('all', ({ match }) => match.ply === 0);
  expect([next.epoch === after.epoch, next.n]).toEqual([false, expect.any(Number)]);
});

it('whoever looks on waits for the processor behind whoever plays: one thread of the server, and no other', () => {
  const tasks = `/proc/${server.pid()}/task`;
  const niceness = (task: string): number =>
    Number(readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
  const nameOf = (task: string): string => readFileSync(`${tasks}/${task}/comm`, 'utf8').trim();
  const [own, ...others] = readdirSync(tasks).filter((task) => niceness(task) > 0);
  expect([niceness(String(server.pid())), niceness(own ?? '')]).toEqual([0, 10]);
  // What paints the pictures of links has threads of its own, one for each core, started by whoever looks on.
  expect(others.map(nameOf).filter((name) => !name.startsWith('tokio'))).toEqual([]);
});

it('each audience hears its own team, and reads what its team has to decide', async () => {
  const { roster } = (await readReplicants(server, ['roster'])) as { roster: RosterView };
  const player = (id: string): RosterView['white']['people'][number] => ({
    id,
    name: `Player ${id}`,
    title: '',
    role: 'player',
    elo: null,
    photo: null,
    seat: null,
    mic: null,
  });
  const team = (side: 'white' | 'black') => ({ ...roster[side], people: [player(`${side}-1`)] });
  await mustPost(server, {
    type: 'setPeople',
    seen: null,
    people: { ...roster, white: team('white'), black: team('black') },
  });
  await mustPost(server, { type: 'setSpeaking', ids: ['white-1', 'black-1'] });
  const told = async (audience: HomeAudience) => {
    const { speaking, options } = await documentOf(audience);
    return [speaking, options !== null];
  };
  await becomes('black', ({ speaking }) => speaking.length > 0);
  await becomes('white', ({ speaking }) => speaking.length > 0);
  expect(await told('white')).toEqual([['white-1'], true]);
  expect(await told('black')).toEqual([['black-1'], false]);
  expect(await told('all')).toEqual([[], false]);
});

it('boards of Swedish chess say who plays each side and for whom, on a phone and on a wide screen', async () => {
  await newSwedishMatch(server, { white: 'Красная стрела', black: 'Синие птицы' }, {});
  const { roster: people } = (await readReplicants(server, ['roster'])) as { roster: RosterView };
  const anna = {
    id: 'a',
    name: 'Анна-Мария Воронцова-Преображенская',
    title: '',
    role: 'player',
    elo: null,
    photo: null,
    mic: null,
  };
  const white = { ...people.white, name: 'Красная стрела', people: [{ ...anna, seat: 1 }] };
  await mustPost(server, {
    type: 'setPeople',
    seen: null,
    people: { ...people, white, black: { ...people.black, name: '', people: [] } },
  });
  const { matchId } = ((await readReplicants(server, ['match'])) as { match: MatchView }).match;
  await becomes('all', ({ match }) => match.matchId === matchId);
  for (const [name, width, height] of [
    ['phone', 390, 844],
    ['desk', 1280, 800],
  ] as const) {
    const home = await openPage(browser, { width, height, locale: 'ru-RU', hasTouch: width < 500 });
    await home.page.goto(`${url}/?covers=no`);
    const large = home.page.locator('.large .seat');
    await large.nth(1).waitFor();
    expect(await large.allInnerTexts()).toEqual(['Синие птицы', 'Анна-Мария Воронцова-Преображенская, Красная стрела']);
    const small = home.page.locator('.small .seat');
    expect(await small.count()).toBe(4);
    const cut = (seats: (HTMLElement | SVGElement)[]) =>
      seats.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    expect(await home.page.locator('.seat').evaluateAll(cut)).toBe(0);
    await expectNoFindings(home.page);
    expect(await home.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await home.screenshot(`viewers-swedish-${name}`);
    await home.close();
  }
});

it('a page at home follows the match on a phone, and says so when it cannot', async () => {
  await newMatch(server);
  const home = await openPage(browser, { width: 390, height: 844, locale: 'ru-RU', hasTouch: true });
  const { page } = home;
  const happened = page.locator('.happened');
  const told = (text: string): Promise<void> => happened.filter({ hasText: text }).waitFor();
  await page.goto(url);
  await told('Ходов ещё не было');
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await page.getByRole('button', { name: 'Показать' }).tap();
  await told('1: e4');
  await expectNoFindings(page);
  for (const line of ['1:e5', '1:Nf3 2:d4 branch 1>2 3+7']) await mustPost(server, { type: 'commitTurn', line });
  await told('Белые разделили доску 1: 3 фишки остаются, 7 уходят на доску 2.');
  const large = page.locator('.large .board');
  expect(await large.getAttribute('data-board')).toBe('2');
  await page.getByRole('button', { name: /Доска 1 3 фишки/ }).tap();
  expect(await large.getAttribute('data-board')).toBe('1');
  await page.getByRole('button', { name: 'Настройки' }).tap();
  await page.getByRole('radio', { name: 'За чёрных' }).tap();
  await page.locator('.task').filter({ hasText: 'Решает ваша команда' }).waitFor();
  await expectNoFindings(page);
  await page.getByRole('radio', { name: 'English' }).tap();
  await told('White split board 1');
  await page.getByRole('button', { name: 'Close' }).tap();
  await expectNoFindings(page);
  expect(home.errors).toEqual([]);

  await page.context().setOffline(true);
  await page.getByText('No connection').waitFor();
  await expectNoFindings(page);
  await mustPost(server, { type: 'commitTurn', line: '1:Nc6 2:exd4' });
  await page.context().setOffline(false);
  await told('1: Nc6');
  await page.locator('.truth').waitFor({ state: 'detached' });

  const past = page.locator('.past');
  await page.getByRole('button', { name: 'One turn back' }).tap();
  await past.filter({ hasText: 'After turn 2.' }).waitFor();
  await told('White split board 1');
  expect(new URL(page.url()).searchParams.get('turn')).toBe('3');
  await page.getByRole('button', { name: 'One turn back' }).tap();
  await past.filter({ hasText: 'After turn 1…' }).waitFor();
  expect(await page.locator('.stage .board').getAttribute('data-board')).toBe('1');
  await expectNoFindings(page);
  await mustPost(server, { type: 'commitTurn', line: '1:Nxe5 2:Qxd4' });
  await past.filter({ hasText: 'Turns since then: 3' }).waitFor();
  const shared = page.url();
  await past.getByRole('button', { name: 'Back to live' }).tap();
  await told('1: Nxe5');
  expect(await past.count()).toBe(0);
  await page.goto(shared);
  await past.filter({ hasText: 'After turn 1…' }).waitFor();
  await newMatch(server);
  await past.filter({ hasText: 'Another match has begun' }).waitFor();
  await told('1: e5');
  await past.getByRole('button', { name: 'Back to live' }).tap();
  await told('No move has been made yet');
  // The match that another one replaced unfinished was looked for among those that are over, and is not there.
  expect(home.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([
    expect.stringContaining('status of 404'),
  ]);
  await home.close();
});

it('is used by keyboard alone, and moves nothing for those who want nothing moved', async () => {
  await newMatch(server);
  for (const line of ['1:e4', '1:e5', '1:Nf3 2:d4 branch 1>2 3+7'])
    await mustPost(server, { type: 'commitTurn', line });
  await becomes('all', ({ match, past }) => match.ply === 3 && past.moments > 3);
  const home = await openPage(browser, { width: 1440, height: 900, locale: 'en-GB' });
  const { page } = home;
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ['animationstart', 'transitionrun'] as const)
      document.addEventListener(kind, (event) => moved.push(event.type));
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
  const { keyboard } = page;
  const past = page.locator('.past');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '');
    });
  const tabTo = async (name: string): Promise<void> => {
    await until(async () => {
      await keyboard.press('Tab');
      return (await focused()).includes(name);
    }, `Tab to come to ${name}`);
  };
  await page.goto(`${url}/?covers=no`);
  await page.locator('.stepper').waitFor();
  // In the order in which they are read.
  for (const name of ['Share', 'Settings', 'Board 1', 'One turn back', 'The whole game', 'New here']) await tabTo(name);

  await page.getByRole('button', { name: 'One turn back' }).focus();
  await keyboard.press('Enter');
  await past
    .filter({ hasText: 'After turn 2.' })
    .or(past.filter({ hasText: 'After turn 1…' }))
    .waitFor();
  for (let step = 0; step < 4; step += 1) await keyboard.press('ArrowLeft');
  await past.filter({ hasText: 'At the beginning' }).waitFor();
  await keyboard.press('ArrowRight');
  await past.filter({ hasText: 'After turn 1.' }).waitFor();
  await keyboard.press('End');
  await past.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Settings' }).focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  const everybody = page.getByRole('radio', { name: 'Everybody' });
  expect(await everybody.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await keyboard.press('ArrowRight');
  await becomes('white', ({ match }) => match.ply === 3);
  expect(await page.getByRole('radio', { name: 'White' }).isChecked()).toBe(true);
  await keyboard.press('Escape');
  await page.locator('.settings').waitFor({ state: 'detached' });
  expect(await focused()).toBe('Settings');

  await moved();
  await mustPost(server, { type: 'commitTurn', line: '1:Nc6 2:exd4' });
  await page.locator('.happened').filter({ hasText: '1: Nc6' }).waitFor();
  await until(async () => (await moved()).includes('animationstart'), 'what is new to be marked');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await moved();
  await mustPost(server, { type: 'commitTurn', line: '1:Nxe5 2:Qxd4' });
  await page.locator('.happened').filter({ hasText: '1: Nxe5' }).waitFor();
  await keyboard.press('ArrowLeft');
  await past.waitFor();
  await keyboard.press('End');
  await past.waitFor({ state: 'detached' });
  expect([await moved(), home.errors]).toEqual([[], []]);
  await home.close();
});

it('the longest title is whole on a phone; of one board the tree begins in sight, and steps stay where they are pressed', async () => {
  const event = 'Final of the league of teams '.repeat(5).slice(0, 120);
  await newMatch(server, { event });
  for (const line of ['1:e4', '1:e5']) await mustPost(server, { type: 'commitTurn', line });
  await becomes('all', ({ match, past }) => match.ply === 2 && past.moments > 2);
  const home = await openPage(browser, { width: 390, height: 844, locale: 'en-GB' });
  const { page } = home;
  const spot = async (name: string) => {
    const { y, height } = (await page.locator(name).boundingBox()) ?? { y: 0, height: 0 };
    return { top: y, bottom: y + height };
  };
  await page.goto(`${url}/?covers=no`);
  await page.locator('.tree').waitFor();
  const title = page.getByRole('heading', { name: event });
  expect(await title.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  expect((await spot('.top h1')).bottom).toBeLessThanOrEqual((await spot('.state')).top);
  expect((await spot('.state')).bottom).toBeLessThanOrEqual((await spot('.score')).top);
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [tree, stepper] = [await spot('.tree h3'), await spot('.stepper')];
    expect([width, tree.bottom < height, stepper.bottom < height]).toEqual([width, true, true]);
  }
  const live = (await spot('.stepper')).top;
  await page.getByRole('button', { name: 'One turn back' }).click();
  await page.locator('.past').waitFor();
  expect(Math.abs((await spot('.stepper')).top - live)).toBeLessThan(22);
  expect(home.errors).toEqual([]);
  await home.close();
});

it('a moment that is sent has a picture, and a match that is over stays, on any web server too', async () => {
  await newMatch(server, { event: 'Final', white: 'Oslo', black: 'London' });
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
  const { match } = await becomes('all', ({ match: { status } }) => status === 'over');
  const sent = `?match=${match.matchId ?? ''}&turn=1&board=1`;
  const page = await (await fetch(`${url}/${sent}`)).text();
  expect(page).toContain('content="Oslo — London"');
  const [, picture = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
  const png = PNG.sync.read(Buffer.from(await (await fetch(picture)).arrayBuffer()));
  expect([png.width, png.height]).toEqual([1200, 630]);

  const folder = join(server.root, 'exported');
  const run = [
    '--import',
    'tsx',
    'scripts/siteExport.ts',
    folder,
    '--from',
    join(server.root, 'db', 'viewers-archive'),
  ];
  expect(execFileSync(process.execPath, run, { cwd: PROJECT_FOLDER, encoding: 'utf8' })).toContain('1 match in');
  const plain = staticServer(folder);
  const port = await freePort();
  await listenAt(plain, port);
  try {
    const home = await openPage(browser, { width: 390, height: 844, locale: 'en-GB', hasTouch: true });
    await home.page.goto(`http://127.0.0.1:${port}/`);
    await home.page.getByRole('button', { name: /Oslo — London/ }).tap();
    await home.page.getByRole('button', { name: 'Show', exact: true }).tap();
    await home.page.locator('.lead').filter({ hasText: 'White won' }).waitFor();
    await home.page.getByRole('button', { name: 'One turn back' }).tap();
    await home.page.locator('.past').filter({ hasText: 'After turn 1.' }).waitFor();
    await expectNoFindings(home.page);
    await home.page.goto(`${url}/${sent}`);
    await home.page.locator('.past').filter({ hasText: 'After turn 1.' }).waitFor();
    await home.page.getByRole('button', { name: 'Share' }).tap();
    const code = home.page.getByLabel('Code for a site of your own');
    expect(await code.inputValue()).toContain(`<iframe src="${url}/?embed"`);
    await expectNoFindings(home.page);
    await home.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await home.page.reload();
    await home.page.locator('.past').waitFor();
    await home.page.context().setOffline(true);
    await home.page.reload();
    await home.page.locator('.truth').filter({ hasText: 'No connection. Trying again. Shown as it was' }).waitFor();
    await home.page.locator('.past').filter({ hasText: 'After turn 1.' }).waitFor();
  } finally {
    plain.close();
  }
});

it('clocks are right where the device’s own is hours wrong, and after a night asleep; documents by the hundred leave nothing', async () => {
  await newMatch(server);
  await mustPost(server, { type: 'startClock' });
  const told = await becomes('all', ({ clocks }) => clocks.running);
  for (const hours of [-7, 9]) {
    const { page, errors, close } = await openWithClock(browser, hours * HOUR_MS);
    await page.goto(`${url}/?covers=no`);
    await clockIsRight(page, told);
    expect(Math.round(((await page.evaluate(() => Date.now())) - Date.now()) / HOUR_MS)).toBe(hours);
    await page.clock.fastForward(12 * HOUR_MS);
    await clockIsRight(page, told);
    await page.locator('.state[data-running="true"]').waitFor();
    expect([await page.locator('.truth').count(), errors]).toEqual([0, []]);
    if (hours > 0) expect(Math.max(...Object.values(await grownBy(page, told)))).toBeLessThan(1.3);
    await close();
  }
});

it('an old page with a new server loads itself anew, once, and then says so', async () => {
  const home = await openPage(browser, { width: 390, height: 844, locale: 'en-GB' });
  const { page } = home;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.context().route('**/viewers/*.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as HomeDocument), v: DOCUMENT_VERSION + 1 } });
  });
  await page.goto(url);
  await page.getByRole('alert').getByText('This page is out of date').waitFor();
  expect(loads).toBe(2);
  await page.context().unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.large').waitFor();
  expect([await page.getByRole('alert').count(), home.errors]).toEqual([0, []]);
  await home.close();
});

it('the page at home is light: what plays pictures is loaded by those alone who ask for it', () => {
  const folder = join(PROJECT_FOLDER, 'site', 'dist');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const isPlayer = (name: string): boolean => name.startsWith('picture-');
  expect(files.filter(({ name }) => isPlayer(name))).toHaveLength(1);
  // Loaded by pages of others alone.
  const isElement = (name: string): boolean => name === 'match.js';
  const first = files.filter(({ name }) => !isPlayer(name) && !isElement(name));
  const sizes = first.map(({ parentPath, name }) => gzipSync(readFileSync(join(parentPath, name))).length);
  expect(files.map(({ name }) => name)).toContain('index.html');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});

it('however many ask, the operator is answered', async () => {
  await newMatch(server);
  const asked = Array.from({ length: 400 }, () => fetch(`${url}/viewers/all.json`).then(({ status }) => status));
  await mustPost(server, { type: 'startClock' });
  const statuses = new Set(await Promise.all(asked));
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  await becomes('all', ({ clocks }) => clocks.running);
});
