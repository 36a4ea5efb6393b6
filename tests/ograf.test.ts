import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { ExportedId } from '../graphics/air/host/fields';
import { packGraphic } from '../scripts/ograf/pack';
import { openPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { crewKey } from './support/crewKey';
import { openHost, serveHost, type HostPage, type OgrafHost } from './support/ografHost';
import { difference, readPicture } from './support/pixels';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';

const PACKED = ['scorebug', 'boards', 'lower-third', 'statistics'] as const satisfies readonly ExportedId[];

let server: TestServer;
let host: OgrafHost;
let browser: Browser;
let key = '';
const folder = mkdtempSync(join(tmpdir(), 'chess-broadcast-ograf-'));

beforeAll(async () => {
  server = await startTestServer({ config: { viewers: { port: null } } });
  await newMatch(server, { game: 'progressive', white: 'Reds', black: 'Blues' });
  await mustPost(server, { type: 'commitTurn', line: 'e4' });
  ({ key } = await crewKey(server, 'reader'));
  for (const graphic of PACKED) await packGraphic(graphic, join(folder, graphic), 'en');
  host = await serveHost(folder);
  browser = await sharedShell();
});
afterAll(async () => {
  await browser?.close();
  host?.close();
  await server?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const feeding = (): Readonly<Record<string, string>> => ({ server: server.url, key, language: 'en' });
/** What ograf-server says with load. */
const RENDERER = { resolution: { width: 1920, height: 1080 }, frameRate: 50 };
const ID = 'chess-broadcast-scorebug';

/** What stands in the picture of a graphic; "" while it is out: what has left stays as a ghost that nobody sees. */
const seen = ({ page }: HostPage, name: string): Promise<string> =>
  page.evaluate((of) => {
    const root = window.ografElements[of]?.shadowRoot;
    return root?.querySelector('[data-air]:not([data-ghost])')?.textContent ?? '';
  }, name);

const loaded = async (graphic: ExportedId, data: object = feeding()): Promise<HostPage> => {
  const opened = await openHost(browser, host);
  await opened.define(graphic, `x-${graphic}`);
  await opened.create(`x-${graphic}`, 'one', 'body');
  expect(await opened.call('one', 'load', { renderType: 'realtime', data })).toEqual({ statusCode: 200 });
  return opened;
};

describe('a host of OGraf graphics', () => {
  it('as the developers’ tool: in a closed root, and checked without being anywhere, without data', async () => {
    const opened = await openHost(browser, host);
    await opened.define('scorebug', 'x-checked');
    await opened.create('x-checked', 'checked', 'nowhere');
    expect(await opened.call('checked', 'load', { renderType: 'realtime' })).toEqual({ statusCode: 200 });
    expect(await opened.call('checked', 'playAction', {})).toMatchObject({ statusCode: 200, currentStep: 0 });
    expect(await opened.call('checked', 'updateAction', { data: {} })).toEqual({ statusCode: 200 });
    expect(await opened.call('checked', 'customAction', { id: 'none', payload: null })).toMatchObject({
      statusCode: 404,
    });
    expect(await opened.call('checked', 'stopAction', {})).toEqual({ statusCode: 200 });
    expect(await opened.call('checked', 'dispose', {})).toEqual({ statusCode: 200 });
    await opened.create('x-checked', 'shown', 'closed');
    await opened.call('shown', 'load', { renderType: 'realtime', data: feeding(), renderCharacteristics: RENDERER });
    await opened.call('shown', 'playAction', {});
    await expect.poll(() => seen(opened, 'shown')).toContain('Reds');
    await opened.close();
  });

  it('as ograf-server: by the id of the manifest, load, play, update, stop', async () => {
    const opened = await openHost(browser, host);
    await opened.define('scorebug', ID);
    await opened.create(ID, 'one', 'body');
    expect(await opened.call('one', 'playAction', {})).toMatchObject({ statusCode: 409 });
    const loading = { renderType: 'realtime', renderCharacteristics: RENDERER, data: feeding() };
    expect(await opened.call('one', 'load', loading)).toEqual({ statusCode: 200 });
    expect(await seen(opened, 'one')).toBe('');
    await opened.call('one', 'playAction', { delta: 1 });
    await expect.poll(() => seen(opened, 'one')).toContain('Reds');
    expect(await opened.call('one', 'updateAction', { data: 'nonsense' })).toMatchObject({ statusCode: 400 });
    expect(await opened.call('one', 'updateAction', { data: { state: 'x' } })).toEqual({ statusCode: 200 });
    await opened.call('one', 'stopAction', { skipAnimation: false });
    expect(await seen(opened, 'one')).toBe('');
    const after = readPicture(await opened.page.screenshot({ omitBackground: true }));
    expect(after.data.some((value) => value !== 0)).toBe(false);
    await opened.close();
  });

  it('as SPX: with the version in the name, texts alone, and “continue” without an argument', async () => {
    const opened = await openHost(browser, host);
    const tag = 'chess-broadcast-lower-third-v0.3.0';
    await opened.define('lower-third', tag);
    await opened.create(tag, 'one', 'body');
    const data = { ...feeding(), name: 'Anna Petrova', title: 'Commentator' };
    expect(await opened.call('one', 'load', { renderType: 'realtime', data })).toEqual({ statusCode: 200 });
    expect(await opened.call('one', 'updateAction', { data })).toEqual({ statusCode: 200 });
    expect(await opened.call('one', 'playAction')).toMatchObject({ statusCode: 200, currentStep: 0 });
    await expect.poll(() => seen(opened, 'one')).toContain('Anna Petrova');
    expect(await opened.call('one', 'playAction')).toMatchObject({ statusCode: 200 });
    expect(await opened.call('one', 'stopAction')).toEqual({ statusCode: 200 });
    await opened.close();
  });
});

describe('the page of a package, for systems that take pages', () => {
  it('has SPX’s form, and plays in CasparCG’s order: stop, update before anything is loaded, play, remove', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${host.url}/lower-third/lower-third.html`, { waitUntil: 'commit' });
    await page.waitForFunction('typeof window.remove === "function"');
    const form = (await page.evaluate('window.SPXGCTemplateDefinition.DataFields')) as {
      readonly field: string;
      readonly title: string;
    }[];
    expect(form.slice(0, 2).map(({ field, title }) => `${field} ${title}`)).toEqual(['f0 Name', 'f1 Title']);
    const call = (text: string): Promise<unknown> => page.evaluate(text);
    const text = (): Promise<string> =>
      page.evaluate(() => {
        const root = document.querySelector('chess-broadcast-page')?.shadowRoot;
        return root?.querySelector('[data-air]:not([data-ghost])')?.textContent ?? '';
      });
    const data = { ...feeding(), f0: 'Anna', f1: 'Arbiter' };
    await call(`stop(); update(${JSON.stringify(JSON.stringify(data))}); play()`);
    await expect.poll(text).toContain('AnnaArbiter');
    await call(
      'update("<templateData><componentData id=\\"name\\"><data id=\\"text\\" value=\\"B\\"/></componentData></templateData>")',
    );
    await expect.poll(text).toContain('BArbiter');
    await call('remove()');
    await expect.poll(text).toBe('');
    await close();
  });
});

describe('an exported graphic', () => {
  it('is there twice, each with what it was told, and leaves nothing when both are gone', async () => {
    const opened = await openHost(browser, host);
    const sockets = new Set<object>();
    opened.page.on('websocket', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    const fonts = (): Promise<number> => opened.page.evaluate(() => document.fonts.size);
    await opened.define('lower-third', 'x-twice');
    for (const name of ['Anna', 'Boris']) {
      await opened.create('x-twice', name, 'body');
      await opened.call(name, 'load', { renderType: 'realtime', data: { ...feeding(), name } });
      await opened.call(name, 'playAction', {});
    }
    for (const name of ['Anna', 'Boris']) await expect.poll(() => seen(opened, name)).toBe(name);
    expect([sockets.size, await fonts()]).toEqual([2, 9]);
    for (const name of ['Anna', 'Boris']) {
      await opened.call(name, 'dispose', {});
      await opened.remove(name);
    }
    await expect.poll(async () => [sockets.size, await fonts()]).toEqual([0, 0]);
    expect(await opened.page.evaluate(() => document.body.children.length)).toBe(0);
    await opened.close();
  });

  it('ends where the one ends that skips all motion, to the pixel, on nothing', async () => {
    const { state } = (await (await fetch(`${server.url}/chess-match/live`)).json()) as { readonly state: object };
    const message = JSON.stringify({ v: 1, at: 0, state });
    const pictures = [];
    for (const skipAnimation of [true, false]) {
      const opened = await loaded('boards', { state: message, language: 'en' });
      await opened.call('one', 'playAction', { skipAnimation });
      expect(await seen(opened, 'one')).toContain('e4');
      pictures.push(readPicture(await opened.page.screenshot({ omitBackground: true })));
      await opened.close();
    }
    const [still, moved] = pictures as [(typeof pictures)[0], (typeof pictures)[0]];
    expect(difference(still!, moved!, 0).count).toBe(0);
    const alphas = still!.data.filter((_, index) => index % 4 === 3);
    expect([Math.min(...alphas.subarray(0, 1000)), alphas.includes(255)]).toEqual([0, true]);
  });

  it('fits the picture of its host', async () => {
    const opened = await openHost(browser, host);
    await opened.define('scorebug', 'x-small');
    await opened.create('x-small', 'one', 'body');
    const renderCharacteristics = { resolution: { width: 1280, height: 720 } };
    await opened.call('one', 'load', { renderType: 'realtime', data: feeding(), renderCharacteristics });
    await opened.call('one', 'playAction', {});
    await expect.poll(() => seen(opened, 'one')).toContain('Reds');
    const width = await opened.page.evaluate(
      () => window.ografElements['one']?.shadowRoot?.querySelector('[data-root]')?.getBoundingClientRect().width,
    );
    expect(width).toBe(1280);
    await opened.close();
  });

  it('follows the match, and shows nothing as live while the server is away', async () => {
    const opened = await loaded('boards');
    await opened.call('one', 'playAction', {});
    await expect.poll(() => seen(opened, 'one')).toContain('e4');
    await mustPost(server, { type: 'commitTurn', line: 'd5 Nf6' });
    await expect.poll(() => seen(opened, 'one')).toContain('f6');
    await server.kill('SIGTERM');
    await expect.poll(() => seen(opened, 'one')).toBe('');
    await server.start();
    await expect.poll(() => seen(opened, 'one')).toContain('f6');
    await opened.close();
  });

  it('takes nothing over of data that is none, and what was on air stays whole', async () => {
    const live = (await (await fetch(`${server.url}/chess-match/live`)).json()) as { readonly state: object };
    const told = (state: unknown, more = {}): string => JSON.stringify({ v: 1, at: 0, state, ...more });
    const opened = await loaded('boards', { state: told(live.state), language: 'en' });
    const errors: string[] = [];
    opened.page.on('pageerror', ({ message }) => errors.push(message));
    await opened.call('one', 'playAction', { skipAnimation: true });
    const before = await seen(opened, 'one');
    expect(before).toContain('Reds');
    const refused: unknown[] = [
      ...[7, [], 'nonsense', '{"state":', true],
      ...['{', '7', '<html>404</html>', told(null), told({}), told(live.state, { v: 2 })].map((state) => ({ state })),
      ...['match', 'boards', 'clocks', 'score', 'air'].map((name) => ({
        state: told({ ...live.state, [name]: null }),
      })),
      { state: told({ ...live.state, boards: [null, 7] }) },
      { state: told({ ...live.state, match: { game: 'none' } }) },
    ];
    for (const data of refused) {
      const { statusCode } = await opened.call('one', 'updateAction', { data });
      expect([data, statusCode, await seen(opened, 'one')]).toEqual([data, 400, before]);
    }
    for (const data of [null, undefined, {}, { board: {}, side: [7], colour: null, language: 3, server: 'http://[' }])
      expect([data, (await opened.call('one', 'updateAction', { data })).statusCode]).toEqual([data, 200]);
    expect([await seen(opened, 'one'), errors]).toEqual([before, []]);
    await opened.close();
  });

  it('is calm whatever is called, and when: what is disposed in the middle leaves nothing', async () => {
    const opened = await openHost(browser, host);
    const errors: string[] = [];
    opened.page.on('pageerror', ({ message }) => errors.push(message));
    await opened.define('lower-third', 'x-calm');
    await opened.create('x-calm', 'one', 'body');
    const call = async (method: string, ...said: readonly unknown[]): Promise<number> =>
      (await opened.call('one', method, ...said)).statusCode;
    const loading = { data: { ...feeding(), name: `${'Константинопольский-'.repeat(6)}Александр` } };
    const left = (): Promise<readonly number[]> =>
      opened.page.evaluate(() => [
        window.ografElements['one']?.shadowRoot?.childElementCount ?? -1,
        document.fonts.size,
      ]);
    for (const method of ['playAction', 'stopAction', 'updateAction']) expect(await call(method, null)).toBe(409);
    expect(await call('load', { data: 7 })).toBe(400);
    expect(await call('load', { renderType: 'non-realtime' })).toBe(501);
    expect(await call('load', { renderCharacteristics: { resolution: { width: 0, height: 'x' } } })).toBe(200);
    // Of two at once the later stands; one that is disposed meanwhile never comes.
    expect(await Promise.all([call('load', loading), call('load', loading)])).toEqual([409, 200]);
    expect((await left())[0]).toBe(1);
    expect(await Promise.all([call('load', loading), call('dispose')])).toEqual([409, 200]);
    expect(await left()).toEqual([0, 0]);
    expect([await call('load', loading), await call('stopAction'), await call('playAction')]).toEqual([200, 200, 200]);
    await expect.poll(() => seen(opened, 'one')).toContain('Александр');
    const widest = await opened.page.evaluate(() =>
      Math.max(
        ...Array.from(
          window.ografElements['one']?.shadowRoot?.querySelectorAll('[data-air] *') ?? [],
          (part) => part.getBoundingClientRect().right,
        ),
      ),
    );
    expect(widest).toBeLessThanOrEqual(1920);
    expect([await call('stopAction'), await call('stopAction', { skipAnimation: true })]).toEqual([200, 200]);
    expect(await seen(opened, 'one')).toBe('');
    await Promise.all([call('playAction'), call('updateAction', loading), call('stopAction'), call('dispose')]);
    expect([await call('dispose'), await call('playAction'), await left()]).toEqual([200, 409, [0, 0]]);
    expect(errors).toEqual([]);
    await opened.close();
  });

  it('has nothing on air of a source that tells what is none, hangs or is gone, and follows when it is back', async () => {
    const good = await (await fetch(`${server.url}/chess-match/live`)).text();
    let answer: string | null = good;
    const source = createServer((_, response) => response.writeHead(404).end('<html>'));
    const sockets = new WebSocketServer({ server: source });
    sockets.on('connection', (socket) => answer !== null && socket.send(answer));
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    const { port } = source.address() as AddressInfo;
    const opened = await loaded('scorebug', { server: `127.0.0.1:${port}`, language: 'en' });
    const errors: string[] = [];
    opened.page.on('pageerror', ({ message }) => errors.push(message));
    await opened.call('one', 'playAction', {});
    await expect.poll(() => seen(opened, 'one')).toContain('Reds');
    const tellAll = (text: string): void => {
      for (const socket of sockets.clients) socket.send(text);
    };
    for (const wrong of [good.slice(0, good.length / 2), '<html>502</html>', good.replace('"v":1', '"v":2'), '{}']) {
      tellAll(wrong);
      await expect.poll(() => seen(opened, 'one')).toBe('');
      tellAll(good);
      await expect.poll(() => seen(opened, 'one')).toContain('Reds');
    }
    // It is there, and says nothing any more.
    answer = null;
    for (const socket of sockets.clients) socket.terminate();
    await expect.poll(() => seen(opened, 'one')).toBe('');
    answer = good;
    await expect.poll(() => seen(opened, 'one')).toContain('Reds');
    for (const socket of sockets.clients) socket.terminate();
    await new Promise((resolve) => source.close(resolve));
    await expect.poll(() => seen(opened, 'one')).toBe('');
    await new Promise<void>((resolve) => source.listen(port, '127.0.0.1', resolve));
    await expect.poll(() => seen(opened, 'one')).toContain('Reds');
    expect(errors).toEqual([]);
    await opened.close();
    sockets.close();
    source.close();
  });

  it('has the match in numbers', async () => {
    await mustPost(server, { type: 'startClock' });
    await mustPost(server, { type: 'commitTurn', line: 'exd5 d4 Nf3' });
    const opened = await loaded('statistics');
    await opened.call('one', 'playAction', {});
    await expect.poll(() => seen(opened, 'one')).toContain('Time per turn');
    await opened.close();
  });

  it.each(['business', 'swedish', 'belarusian', 'classical', 'progressive'])('draws boards of %s', async (game) => {
    await newMatch(server, { game });
    const opened = await loaded('boards');
    await opened.call('one', 'playAction', {});
    const own = (): Promise<boolean | undefined> =>
      opened.page.evaluate(() => Boolean(window.ografElements['one']?.shadowRoot?.querySelector('[data-air] svg')));
    await expect.poll(own).toBe(true);
    await opened.close();
  });
});
