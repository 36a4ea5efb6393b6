import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse, Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HealthView } from '@schemas/health';
import type { HomeDocument, HomeKept } from '../bundles/chess-match/src/contract/viewers';
import { makeCertificates } from '../scripts/hall/certificate';
import { openPage, type TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { createEngine, type TestEngine } from './support/engine';
import { freePort } from './support/freePort';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { until } from './support/until';
import { viewersUp } from './support/viewersUp';

const SECRET = 'a secret of this evening';

let folder: string;
/** By https: viewers come by it, and documents. */
let engine: TestEngine;
/** Its certificate is signed by somebody whom the match server does not know. */
let unknown: SecureServer;
let knocks = 0;
/** To which nothing is published: all that it has it asks for. */
let empty: TestEngine;
let server: TestServer;
let browser: Browser;
let home: TestPage;
let own: string;
let secure: string;
let plain: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const tls = makeCertificates(folder, 'Engine of a test', ['127.0.0.1']);
  const other = makeCertificates(join(folder, 'other'), 'Somebody', ['127.0.0.1']);
  const keys = { cert: readFileSync(other.certificate), key: readFileSync(other.key) };
  unknown = createSecureServer(keys, () => (knocks += 1)).listen(0, '127.0.0.1');
  await once(unknown, 'listening');
  const port = await freePort();
  const origin = `127.0.0.1:${port}`;
  engine = await createEngine(SECRET, { tls, origin });
  empty = await createEngine('a secret of another house', { origin });
  [own, secure, plain] = [`http://${origin}`, `https://127.0.0.1:${engine.port}`, `http://127.0.0.1:${empty.port}`];
  [server, browser] = await Promise.all([
    startTestServer({
      config: { viewers: { port, edges: edges() } },
      env: { VIEWERS_SECRET: SECRET, NODE_EXTRA_CA_CERTS: tls.authority },
    }),
    sharedShell(),
    engine.start(),
    empty.start(),
  ]);
  await viewersUp(own);
  home = await openPage(browser, { width: 390, height: 844, locale: 'en', hasTouch: true, isTrusting: true });
  await newMatch(server, { event: 'Final', white: 'Oslo', black: 'London' });
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
  await engine?.dispose();
  await empty?.dispose();
  unknown?.close();
  rmSync(folder, { recursive: true });
});

/**
 * The engine, the engine by a name that its certificate does not have, whom nobody knows, and the engine without https.
 */
const edges = (): readonly string[] => [
  engine.publish,
  engine.publish.replace('127.0.0.1', 'localhost'),
  `https://127.0.0.1:${(unknown.address() as AddressInfo).port}`,
  `https://127.0.0.1:${new URL(empty.publish).port}`,
];
const get = (address: string): Promise<APIResponse> => home.page.context().request.get(address);
const statusOf = async (address: string): Promise<number> => (await get(address)).status();
const turn = (line: string) => mustPost(server, { type: 'commitTurn', line });

it('by https an engine serves the page and pushes to it', async () => {
  const { page, errors } = home;
  await page.goto(`${secure}/?covers=no`);
  await page.locator('.happened').filter({ hasText: 'No move has been made' }).waitFor();
  await until(async () => (await engine.viewers()) === 1, 'the page to listen');
  await turn('1:e4');
  await page.locator('.happened').filter({ hasText: '1: e4' }).waitFor();
  // A browser takes no service worker by a certificate that nobody signed.
  expect(errors.filter((error) => !error.includes('SSL certificate'))).toEqual([]);
});

it('an engine elsewhere is given documents where its certificate proves that it is it; killed and back it has them all', async () => {
  const health = async () => ((await readReplicants(server, ['health'])) as { health: HealthView }).health;
  const become = (at: number, state: string, distrust: string | null): Promise<void> =>
    until(async () => {
      const edge = (await health()).viewers.edges[at];
      return edge?.state === state && edge.distrust === distrust;
    }, `engine ${at} to be ${state}`);
  await become(0, 'up', null);
  const distrusted = ['name', 'signer', 'plain'];
  for (const [at, distrust] of distrusted.entries()) await become(at + 1, 'untrusted', distrust);
  // A machine that is busy for a moment is no trouble of viewers.
  const ofViewers = (await health()).troubles.filter(({ code }) => code.startsWith('viewers/'));
  const told = ofViewers.map(({ code, params }) => [code, params]);
  const hosts = edges().map((edge) => new URL(edge).host);
  expect(told).toEqual(distrusted.map((distrust, at) => ['viewers/edge_untrusted', { edge: hosts[at + 1], distrust }]));
  expect(knocks).toBe(0);
  await engine.kill('SIGKILL');
  await turn('1:e5');
  await become(0, 'down', null);
  await engine.start();
  await home.page.locator('.happened').filter({ hasText: '1: e5' }).waitFor();
  await become(0, 'up', null);
});

it('two boards fill the room that is for five, on a tablet and on a desktop', async () => {
  const { page } = home;
  const { version } = await turn('1:Nf3 2:d4 branch 1>2 3+7');
  await page.locator('.small').nth(1).waitFor();
  const widthAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 1000 });
    return (await page.locator('.small').first().boundingBox())?.width ?? 0;
  };
  expect([(await widthAt(820)) > 250, (await widthAt(1440)) > 200]).toEqual([true, true]);
  await page.setViewportSize({ width: 390, height: 844 });
  await mustPost(server, { type: 'undo', reason: 'only looked at', expectedVersion: version });
  await page.locator('.small').nth(1).waitFor({ state: 'detached' });
});

it('an engine says of pages what the match server says of them: what they may load, and who may frame them', async () => {
  const told = async (base: string, path: string): Promise<unknown> => {
    const headers = (await get(`${base}${path}`)).headers();
    return ['content-security-policy', 'referrer-policy', 'x-content-type-options'].map((name) => headers[name]);
  };
  const { match } = (await (await get(`${own}/viewers/all.json`)).json()) as HomeDocument;
  const moment = `match=${match.matchId ?? ''}&turn=1`;
  const [own1] = (await told(own, '/?embed')) as readonly string[];
  expect(own1).toContain('frame-ancestors *');
  for (const path of ['/', '/?embed', '/?embed&lang=ru', `/?${moment}`, `/?${moment}&embed`, '/sw.js', '/icon.svg'])
    expect([path, await told(secure, path)]).toEqual([path, await told(own, path)]);
});

it('a picture of a turn is not to be had before it is played, and is of that turn then, and of another one in its place', async () => {
  const { match, past } = (await (await get(`${own}/viewers/all.json`)).json()) as HomeDocument;
  const pictureOf = (at: number): string => `${plain}/viewers/pictures/${match.matchId ?? ''}/${at}/1.png`;
  const bytesOf = async (at: number): Promise<string> => (await (await get(pictureOf(at))).body()).toString('base64');
  const next = past.moments;
  for (const at of [next, next + 1, next + 2]) expect([at, await statusOf(pictureOf(at))]).toEqual([at, 404]);
  const { version } = await turn('1:Nf3');
  await until(async () => (await statusOf(pictureOf(next))) === 200, 'the picture of the turn');
  const [before, first] = [await bytesOf(next - 1), await bytesOf(next)];
  expect(first).not.toBe(before);
  expect(await statusOf(pictureOf(next + 1))).toBe(404);
  await mustPost(server, { type: 'undo', reason: 'misheard', expectedVersion: version });
  const other = await turn('1:Nc3');
  await until(async () => ![before, first].includes(await bytesOf(next)), 'the picture of the turn in its place');
  await mustPost(server, { type: 'undo', reason: 'only looked at', expectedVersion: other.version });
});

it('matches that are over, pictures and previews come from an engine, and what was asked for stays while the house is away', async () => {
  await turn('resign 1');
  const list = async (base: string) => (await (await get(`${base}/viewers/archive/index.json`)).json()) as HomeKept[];
  await until(async () => (await list(own)).length === 1, 'the match to be over');
  const [{ matchId } = { matchId: '' }] = await list(plain);
  const kept = (await (await get(`${plain}/viewers/archive/${matchId}.json`)).json()) as HomeDocument;
  const texts: string[] = [];
  for (const part of kept.past.parts) texts.push(await (await get(`${plain}/viewers/past/${part}.json`)).text());
  expect(texts.join()).toContain('"e4"');
  const moment = `/?match=${matchId}&turn=1&board=1`;
  const preview = await (await get(`${secure}${moment}&lang=ru`)).text();
  expect(preview).toContain('content="Oslo — London"');
  const [, picture = ''] = /og:image" content="([^"]+)"/.exec(preview) ?? [];
  expect(picture).toContain(`${secure}/viewers/pictures/`);
  expect(PNG.sync.read(await (await get(picture)).body()).width).toBe(1200);
  // What a link opens is previewed by nobody; nothing else of the house is reached through an engine.
  expect(await (await get(`${secure}/v/white/1/a/b${moment}`)).text()).not.toContain('og:title');
  const closed = [
    '/health',
    '/moment',
    '/viewers/archive/../../health',
    '/viewers/archive/nobody.json',
    '/feed/all/a.m3u8',
  ];
  for (const path of closed) expect([path, await statusOf(`${plain}${path}`)]).toEqual([path, 404]);

  await server.kill('SIGTERM');
  const { page } = home;
  await page.goto(`${plain}/?archive&covers=no`);
  await page.getByRole('button', { name: /Oslo — London/ }).tap();
  await page.getByRole('button', { name: 'One turn back' }).tap();
  await page.locator('.past').filter({ hasText: 'After turn 1' }).waitFor();
  expect(await statusOf(picture)).toBe(200);
  expect(await statusOf(`${plain}/viewers/pictures/${matchId}/0/1.png`)).toBe(503);
  const alone = await get(`${plain}/?match=${matchId}&turn=0&board=1`);
  expect([alone.status(), (await alone.text()).includes('id="root"')]).toEqual([200, true]);
  expect([engine.log(), empty.log()].join('')).not.toContain('exited on signal');
});
