import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HealthView } from '@schemas/health';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUDIENCES, type HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { linksKeyOf } from '../bundles/chess-match/src/match/home/keys';
import { openPage, type TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { createEngine, type TestEngine } from './support/engine';
import { freePort } from './support/freePort';
import { openPanel } from './support/panels';
import { actOnLinks, issueLink, setAccess } from './support/links';
import { readReplicants } from './support/replicants';
import { HOME_LINKS, homeStatuses, homePaths, type HomeLink } from './support/spies/home';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { until } from './support/until';
import { openViewerSocket, type ViewerSocket } from './support/viewerSocket';
import { viewersUp } from './support/viewersUp';

const SECRET = 'a secret of this evening';
/** More than `until` asks in a second: here nobody is refused for waiting. */
const PER_ADDRESS = 100;

let engine: TestEngine;
let stranger: TestEngine;
let server: TestServer;
/** Folder of the packed feeds. */
let media: string;
let browser: Browser;
let home: TestPage;
let page: Page;
let nobodys: string;
let ownPort: number;
/** What the page asked for since it was last emptied. */
const asked: string[] = [];

beforeAll(async () => {
  media = mkdtempSync(join(tmpdir(), 'feeds-'));
  for (const audience of AUDIENCES) {
    mkdirSync(join(media, audience));
    writeFileSync(join(media, audience, 'a.m3u8'), '#EXTM3U');
  }
  engine = await createEngine(SECRET, { perAddress: PER_ADDRESS, media });
  stranger = await createEngine('a secret of another house');
  nobodys = `http://127.0.0.1:${await freePort()}`;
  ownPort = await freePort();
  [server, browser] = await Promise.all([
    startTestServer({
      pages: true,
      config: { viewers: { port: ownPort, edges: [engine.publish, stranger.publish, nobodys] } },
      env: { VIEWERS_SECRET: SECRET },
    }),
    sharedShell(),
    engine.start(),
    stranger.start(),
  ]);
  await viewersUp(`http://127.0.0.1:${ownPort}`);
  await newMatch(server);
  home = await openPage(browser, { width: 390, height: 844, locale: 'en', hasTouch: true });
  page = home.page;
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`http://127.0.0.1:${engine.port}`);
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
  await engine?.dispose();
  await stranger?.dispose();
  rmSync(media, { recursive: true });
});

const told = (text: string): Promise<void> => page.locator('.happened').filter({ hasText: text }).waitFor();
const turn = (line: string) => mustPost(server, { type: 'commitTurn', line });
const documentIn = async (port: number): Promise<HomeDocument | null> => {
  const answer = await fetch(`http://127.0.0.1:${port}/viewers/all.json`);
  return answer.ok ? ((await answer.json()) as HomeDocument) : null;
};
const becomes = (is: (document: HomeDocument) => boolean): Promise<void> =>
  until(async () => {
    const document = await documentIn(engine.port);
    return document !== null && is(document);
  }, 'the document of the engine');
const edges = async (): Promise<readonly HealthView['viewers']['edges'][number][]> =>
  ((await readReplicants(server, ['health'])) as { health: HealthView }).health.viewers.edges;
const stateOf = async (url: string) => (await edges()).find(({ name }) => url.endsWith(name))?.state;

it('an engine pushes each turn, and a page that hears it asks no more', async () => {
  await told('No move has been made');
  await turn('1:e4');
  await page.getByRole('button', { name: 'Show' }).tap();
  await told('1: e4');
  await until(async () => (await engine.viewers()) === 1, 'the page to listen');
  await turn('1:e5');
  await told('1: e5');
  await until(async () => (await documentIn(engine.port))?.match.ply === 2, 'the file to follow');
  asked.length = 0;
  await turn('1:Nf3');
  await told('1: Nf3');
  expect(asked).toEqual([]);
  const [part] = (await documentIn(engine.port))?.past.parts ?? [];
  const past = await fetch(`http://127.0.0.1:${engine.port}/viewers/past/${part}.json`);
  expect([past.status, past.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
  expect(home.errors).toEqual([]);
});

it('the crew sees each engine: one that carries, one with another secret, one that is not there', async () => {
  await expect
    .poll(() => Promise.all([engine.publish, stranger.publish, nobodys].map(stateOf)))
    .toEqual(['up', 'refused', 'down']);
  expect(await documentIn(stranger.port)).toBeNull();
  const health = (await (await fetch(`http://127.0.0.1:${ownPort}/health`)).json()) as HealthView['viewers'];
  expect(health.edges.map(({ state }) => state)).toEqual(['up', 'refused', 'down']);
  expect(JSON.stringify(health)).not.toContain('127.0.0.1');
  const panel = await openPanel(browser, server.url, 'health', { language: 'ru' });
  const card = panel.page.getByTestId('card-viewers');
  await card.waitFor();
  expect(await card.getByTestId('edge').count()).toBe(3);
  const refused = panel.page.getByTestId('trouble-viewers/edge_refused');
  expect(await refused.textContent()).toContain(new URL(stranger.publish).host);
  await panel.close();
});

it('strangers publish nothing, and read nothing but documents and pages', async () => {
  const url = `http://127.0.0.1:${engine.port}`;
  const asks = [
    ['POST', `${url}/publish/all`, 403],
    ['PUT', `${url}/files/all.json`, 403],
    ['POST', `${url}/live/all`, 403],
    ['PUT', `${url}/viewers/all.json`, 405],
    ['POST', `${engine.publish}/publish/all`, 403],
    ['PUT', `${engine.publish}/files/all.json`, 403],
    ['DELETE', `${engine.publish}/files/all.json`, 403],
    ['GET', `${engine.publish}/viewers`, 403],
    ['GET', `${url}/nginx.conf`, 404],
    ['GET', `${url}/documents/all.json`, 404],
    ['GET', `${url}/viewers/all-held.json`, 404],
  ] as const;
  for (const [method, address, status] of asks) {
    const answer = await fetch(address, { method, ...(method === 'GET' ? {} : { body: '{"forged":true}' }) });
    expect([method, address, answer.status]).toEqual([method, address, status]);
  }
  const health = await fetch(`${engine.publish}/viewers`, { headers: { authorization: 'Bearer wrong' } });
  expect(health.status).toBe(403);
});

it('a team’s document and channel are opened by its link alone, and who holds a revoked one is sent out', async () => {
  const url = `http://127.0.0.1:${engine.port}`;
  const statusOf = async (path: string): Promise<number> => (await fetch(`${url}/${path}`)).status;
  const listen = (path: string, heard: (text: string) => void = () => undefined): ViewerSocket =>
    openViewerSocket({ port: engine.port, path, heard });
  const before = listen('/live/white');
  expect(await before.status).toBe(101);
  const [good, revoked, black] = [
    await issueLink(server, 'white'),
    await issueLink(server, 'white'),
    await issueLink(server, 'black'),
  ];
  const paths = { good: good.path, black: black.path, revoked: revoked.path };
  let under = homePaths(paths, Math.floor(Date.now() / 1000) - 2, linksKeyOf(SECRET));
  await actOnLinks(server, { revoke: revoked.id });
  await setAccess(server, 'white', 'links');
  await before.closed;
  const statuses = homeStatuses();
  const answered = async (file: (link: HomeLink) => Promise<number>) =>
    Object.fromEntries(await Promise.all(HOME_LINKS.map(async (link) => [link, await file(link)] as const)));
  const expected = (access: 'links' | 'off') =>
    Object.fromEntries(HOME_LINKS.map((link) => [link, statuses[link][access]]));
  const documents = () => answered((link) => statusOf(`${under[link]}viewers/white.json`));
  await until(
    async () => (await statusOf(`${under['a revoked one']}viewers/white.json`)) === 410,
    'the engine to know',
  );
  expect(await documents()).toEqual(expected('links'));
  const feeds = (): Promise<object> => answered((link) => statusOf(`${under[link]}feed/white/a.m3u8`));
  expect([await feeds(), await statusOf('feed/all/a.m3u8')]).toEqual([expected('links'), 200]);
  for (const way of ['', 'v/white/1/x/y/', 'v/black/1/x/y//', `${good.path}`, `${good.path}v/black/1/x/y/`])
    expect([way, await statusOf(`${way}feeds/held/white/a.m3u8`)]).toEqual([way, 404]);
  const document = await fetch(`${url}/${good.path}viewers/white.json`);
  const { past } = (await document.json()) as HomeDocument;
  expect(document.headers.get('cache-control')).toContain('private');
  expect(await statusOf(`${good.path}viewers/past/${past.parts[0] ?? ''}.json`)).toBe(200);
  expect([await statusOf(good.path), await statusOf(`${good.path}viewers/all.json`)]).toEqual([200, 200]);
  const short = await fetch(`${url}/${good.path.slice(0, -1)}?lang=ru`, { redirect: 'manual' });
  expect([short.status, new URL(short.headers.get('location') ?? '', short.url).href]).toEqual([
    308,
    `${url}/${good.path}?lang=ru`,
  ]);
  for (const path of ['white-held.json', `white-held/past/${past.parts[0] ?? ''}.json`, `revoked/${revoked.id}`])
    expect([path, await statusOf(path), await statusOf(`viewers/${path}`)]).toEqual([path, 404, 404]);

  const heard: string[] = [];
  const listenAll = () => HOME_LINKS.map((link) => listen(`/${under[link]}live/white`, (text) => heard.push(text)));
  const channels = (sockets: readonly ViewerSocket[]) =>
    answered(async (link) => (await sockets[HOME_LINKS.indexOf(link)]?.status) ?? 0);
  const listening = listenAll();
  expect(await channels(listening)).toEqual({ ...expected('links'), 'a good link': 101 });
  await until(() => heard.some((text) => text.includes('"audience":"white"')), 'what is pushed by the link');
  const holder = await openPage(browser, { width: 390, height: 844, locale: 'en', hasTouch: true });
  await holder.page.goto(`${url}/${good.path}?covers=no`);
  await holder.page.locator('.happened').filter({ hasText: '1: Nf3' }).waitFor();
  await actOnLinks(server, { revoke: good.id });
  await listening[HOME_LINKS.indexOf('a good link')]?.closed;
  await holder.page.getByRole('heading', { name: 'This link is no longer good' }).waitFor();
  await holder.page.context().close();

  for (const socket of listening) socket.close();
  await setAccess(server, 'white', 'off');
  await until(async () => (await statusOf('viewers/white.json')) === 404, 'nobody to get it');
  expect(await statusOf(`${black.path}viewers/black.json`)).toBe(200);
  under = { ...under, 'a good link': (await issueLink(server, 'white')).path };
  const refused = listenAll();
  expect([await documents(), await feeds(), await channels(refused)]).toEqual(Array(3).fill(expected('off')));
  for (const socket of refused) socket.close();
  await setAccess(server, 'white', 'public');
  await until(async () => (await statusOf('viewers/white.json')) === 200, 'everybody to get it again');
});

it('an engine that is killed costs its viewers a while: they are told, and have everything when it is back', async () => {
  await engine.kill('SIGKILL');
  await turn('1:Nc6');
  await until(async () => (await stateOf(engine.publish)) === 'down', 'the engine to be missed');
  await page.getByText('No connection').waitFor();
  await engine.start();
  await told('1: Nc6');
  await page.locator('.truth').waitFor({ state: 'detached' });
  await turn('1:Bb5');
  await told('1: Bb5');
});

it('whoever does not read is let go, whoever is too many is told so, and the others are served', async () => {
  const opened: ViewerSocket[] = [];
  const heard: string[] = [];
  const open = (answersPings: boolean): ViewerSocket => {
    const path = '/live/all';
    const socket = openViewerSocket({ port: engine.port, path, answersPings, heard: (text) => heard.push(text) });
    opened.push(socket);
    return socket;
  };
  const alive = open(true);
  const dead = open(false);
  expect([await dead.status, await alive.status]).toEqual([101, 101]);
  await dead.closed;
  const statuses = await Promise.all(Array.from({ length: 2 * PER_ADDRESS }, () => open(true).status));
  expect(new Set(statuses)).toEqual(new Set([101, 429]));
  await turn('1:a6');
  await told('1: a6');
  await until(() => heard.some((text) => text.includes('"ply":6')), 'those who read to hear it');
  for (const socket of opened) socket.close();
  await becomes(({ match }) => match.ply === 6);
});

it('a match server that is away leaves the engine with what it had; restored from a backup it goes on in a new epoch', async () => {
  const db = join(server.root, 'db');
  const backup = join(server.root, 'backup');
  // While it runs, files come and go.
  await server.kill('SIGTERM');
  cpSync(db, backup, { recursive: true });
  await server.start();
  await turn('1:Ba4');
  await told('1: Ba4');
  const before = await documentIn(engine.port);
  await server.kill('SIGKILL');
  expect((await documentIn(engine.port))?.match.ply).toBe(7);
  rmSync(db, { recursive: true });
  cpSync(backup, db, { recursive: true });
  const config = join(server.root, 'cfg', 'chess-match.json');
  const kept = JSON.parse(readFileSync(config, 'utf8')) as { viewers: object };
  writeFileSync(config, JSON.stringify({ ...kept, viewers: { ...kept.viewers, delayMs: 4000 } }));
  await server.start();
  await told('1: a6');
  const after = await documentIn(engine.port);
  expect([after?.match.ply, after?.epoch === before?.epoch]).toEqual([6, false]);
});

it('what is taken back within the delay is never pushed', async () => {
  const heard: HomeDocument[] = [];
  const socket = openViewerSocket({
    port: engine.port,
    path: '/live/all',
    heard: (text) => heard.push(JSON.parse(text) as HomeDocument),
  });
  expect(await socket.status).toBe(101);
  const { version } = await turn('1:Bxc6');
  await mustPost(server, { type: 'undo', reason: 'a slip', expectedVersion: version });
  await mustPost(server, { type: 'startClock' });
  await until(() => heard.some(({ clocks }) => clocks.running), 'what came after it');
  await told('1: a6');
  expect(heard.filter(({ match }) => match.ply > 6)).toEqual([]);
  socket.close();
});

it('no worker of the engine ever fell', () => {
  expect(engine.log()).not.toContain('exited on signal');
});
