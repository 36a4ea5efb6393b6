import type { CrewList } from '../bundles/chess-match/src/contract/crew';
import type { Browser, Page } from 'playwright-core';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getJson, mustPost, newMatch, openCommandSocket, openSocket, rawRequest } from './support/commands';
import { expectNoSeriousFindings } from './support/axe';
import { openPanel } from './support/panels';
import { faultsOf } from './support/windows';
import { overlayUrl } from './support/browser';
import { declareReplicant } from './support/replicants';
import { sharedShell } from './support/shell';
import { startTestServer, type TestServer } from './support/server';

/** What a proxy adds: by it the server takes this for another machine, as it must. */
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.7' };

/** Nothing comes of them here. */
const FEEDS = { white: 'srt://127.0.0.1:9001', black: 'srt://127.0.0.1:9002' };

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const config = { viewers: { media: { feeds: FEEDS } } };
  [server, browser] = await Promise.all([startTestServer({ pages: true, config }), sharedShell()]);
  await newMatch(server);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const crew = async (fields?: object): Promise<CrewList> => {
  if (fields === undefined) return (await getJson(server, '/chess-match/crew')) as CrewList;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/chess-match/crew`, {
    method: 'POST',
    headers,
    body: JSON.stringify(fields),
  });
  return (await answer.json()) as CrewList;
};

const enter = (code: string): Promise<Response> =>
  fetch(`${server.url}/chess-match/entry`, {
    method: 'POST',
    headers: { ...ELSEWHERE, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });

/** A key as its cookie, from a code that was issued for it. */
const keyFor = async (workplace: string, name: string): Promise<string> => {
  const { codes } = await crew({ issue: workplace, name });
  const answer = await enter(codes[0]?.code ?? '');
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const panel = (name: string): string =>
  `${server.url}/bundles/chess-broadcast/dashboard/dist/${name}/index.html?standalone=true`;
const statusOf = async (path: string, headers: Record<string, string>): Promise<number> =>
  (await rawRequest(server, 'GET', path, { ...ELSEWHERE, ...headers })).status;

it('another machine gets nothing without a key, by any way', async () => {
  for (const path of ['/chess-match/state', '/chess-match/crew', '/api.js', '/socket.io/?EIO=4&transport=polling'])
    expect([path, await statusOf(path, {})]).toEqual([path, 401]);
  for (const namespace of ['/', '/chess-match', '/chess-match/levels', '/chess-match/venue'])
    await expect(openSocket(server, namespace, ELSEWHERE)).rejects.toThrow();
});

it('somebody enters his code on the entry page, works his page, and is cut off when his key is revoked', async () => {
  const { codes } = await crew({ issue: 'director', name: 'Anna' });
  const context = await browser.newContext({ extraHTTPHeaders: ELSEWHERE, locale: 'en' });
  const page = await context.newPage();
  await page.goto(panel('director'));
  expect(new URL(page.url()).pathname).toBe('/chess-match/entry');
  await page.getByLabel('Code').fill('000 000 000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'no such code' }).waitFor();
  await page.getByLabel('Code').fill(codes[0]?.code ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/director\//);
  await page.getByTestId('preset-game').waitFor();
  expect((await page.request.get(panel('operator'), { maxRedirects: 0 })).status()).toBe(403);

  const [key] = (await crew()).keys;
  expect(key).toMatchObject({ workplace: 'director', name: 'Anna' });
  await crew({ revoke: key?.id });
  await page.getByTestId('frame-offline').waitFor();
  expect((await page.request.get(`${server.url}/chess-match/state`, { maxRedirects: 0 })).status()).toBe(401);
  await context.close();
});

it('the set-up page issues a code, shows who has a key, and revokes it', async () => {
  const opened = await openPanel(browser, server.url, 'setup');
  const { page } = opened;
  await page.getByTestId('tab-hall').click();
  const panelOfCrew = page.getByTestId('crew');
  await panelOfCrew.getByTestId('workplace').click();
  await page.getByRole('option', { name: 'Арбитр' }).click();
  await panelOfCrew.getByTestId('crew-name').fill('Ольга Константиновна Добровольская-Ишимбаева');
  await panelOfCrew.getByTestId('issue-crew-code').click();
  const card = panelOfCrew.getByTestId('device-code');
  const code = (await card.getAttribute('data-code')) ?? '';
  await panelOfCrew.scrollIntoViewIfNeeded();
  await opened.screenshot('crew-code');
  await expectNoSeriousFindings(page);
  expect((await enter(code)).status).toBe(200);
  await card.waitFor({ state: 'detached' });
  const row = panelOfCrew.getByTestId('crew-key').filter({ hasText: 'Ольга' });
  const question = { by: ['[data-testid="revoke-key"]'], focus: 'button', file: 'setup/hall/AskFirst.tsx' };
  expect(await faultsOf(page, question)).toEqual([]);
  await row.getByTestId('revoke-key').click();
  await opened.screenshot('crew-revoke');
  await page.getByTestId('confirm').click();
  await row.waitFor({ state: 'detached' });
  const renewing = page.getByTestId('picture-key').filter({ hasText: 'белых' });
  const keyOfWhite = async () => (await crew()).pictures.find(({ of }) => of === 'obs-white')?.key;
  const before = await keyOfWhite();
  const renewal = { by: ['[data-testid="renew-key"]'], focus: 'button', file: 'setup/hall/AskFirst.tsx' };
  expect(await faultsOf(page, renewal)).toEqual([]);
  await renewing.getByTestId('renew-key').click();
  await opened.screenshot('picture-renew');
  await page.getByTestId('confirm').click();
  await expect.poll(keyOfWhite).not.toBe(before);
  await page.getByTestId('confirm').waitFor({ state: 'detached' });
  await page.getByTestId('pictures').scrollIntoViewIfNeeded();
  await opened.screenshot('picture-keys');
  await expectNoSeriousFindings(page);
  expect(opened.errors).toEqual([]);
  await opened.close();
});

it('B20 in a return game set-up says that the teams’ OBS and feeds are named the other way round, until somebody says that they are right', async () => {
  const first = await newMatch(server, { white: 'Reds', black: 'Blues' });
  await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
  expect((await crew()).machines).toBe('right');
  await newMatch(server, { white: 'Blues', black: 'Reds', returnOf: first.matchId });
  expect((await crew()).machines).toBe('turned');
  const opened = await openPanel(browser, server.url, 'setup');
  const { page } = opened;
  await page.getByTestId('tab-hall').click();
  const note = page.getByTestId('pictures').getByRole('note');
  await note.filter({ hasText: 'поменялись цветами' }).waitFor();
  await note.scrollIntoViewIfNeeded();
  await opened.screenshot('machines-turned');
  await expectNoSeriousFindings(page);
  const question = { by: ['[data-testid="machines-right"]'], focus: 'button', file: 'setup/hall/AskFirst.tsx' };
  expect(await faultsOf(page, question)).toEqual([]);
  await page.getByTestId('machines-right').click();
  await opened.screenshot('machines-right');
  await page.getByTestId('confirm').click();
  await note.waitFor({ state: 'detached' });
  expect((await crew()).machines).toBe('right');
  expect(opened.errors).toEqual([]);
  await opened.close();
  await newMatch(server);
});

it('a picture for a camera enters by itself', async () => {
  const { codes } = await crew({ issue: 'commentator', name: '' });
  const context = await browser.newContext({ extraHTTPHeaders: ELSEWHERE });
  const page = await context.newPage();
  await page.goto(`${server.url}/chess-match/entry#c=${codes[0]?.secret ?? ''}`);
  await page.waitForURL(/\/commentator\//);
  expect(page.url()).not.toContain('#');
  await context.close();
});

it('a command is judged by the key, whatever the page says, and journalled with whose it is', async () => {
  const cookie = await keyFor('arbiter', 'Olga');
  const socket = await openSocket(server, '/chess-match', { ...ELSEWHERE, cookie }, 'websocket', {
    role: 'operator',
    name: 'Mallory',
    page: 'operator',
  });
  const send = (command: object) =>
    socket.timeout(10_000).emitWithAck('command', {
      id: crypto.randomUUID(),
      issuedAt: Date.now(),
      expectedVersion: null,
      ...command,
    }) as Promise<{ ok: boolean; error?: { code: string } }>;
  expect(await send({ type: 'startClock' })).toMatchObject({ ok: false, error: { code: 'command/forbidden' } });
  await socket.timeout(10_000).emitWithAck('introduce', { role: 'arbiter', name: 'Mallory', page: 'arbiter' });
  expect(await send({ type: 'startClock' })).toMatchObject({ ok: true });
  socket.close();
  const audit = JSON.stringify(await getJson(server, '/chess-match/audit'));
  expect(audit).toMatch(/"role":"arbiter","person":"Olga","kind":"clock"/);
  expect(audit).not.toContain('Mallory');
});

it('a key for OBS reads what is public and changes nothing', async () => {
  const cookie = await keyFor('obs', '');
  expect(await statusOf('/chess-match/state', { cookie })).toBe(403);
  const root = await openSocket(server, '/', { ...ELSEWHERE, cookie });
  const read = (socket: Socket, name: string): Promise<string> =>
    new Promise((resolve) => {
      const asked = { name, namespace: 'chess-match', opts: {} };
      socket.emit('replicant:declare', asked, (...answer: unknown[]) => resolve(JSON.stringify(answer)));
    });
  expect(await read(root, 'score')).toContain('white');
  expect(await read(root, 'air')).toContain('"graphics"');
  for (const name of ['show', 'draft']) expect(await read(root, name)).toContain('Refused');
  expect(await read(root, 'devices')).toContain('Refused');
  root.close();
  const match = await openSocket(server, '/chess-match', { ...ELSEWHERE, cookie });
  expect(await match.timeout(10_000).emitWithAck('command', { type: 'startClock' })).toMatch(/^Refused/);
  match.close();
});

it('a graphic with the key in its address is drawn with all its parts', async () => {
  const key = (await keyFor('obs', '')).split('=')[1] ?? '';
  const context = await browser.newContext({ extraHTTPHeaders: ELSEWHERE });
  const page = await context.newPage();
  await page.goto(`${overlayUrl(server.url, 'scorebug')}?key=${key}`);
  await page.getByText('Reds').first().waitFor();
  await context.close();
});

it('a team’s tables are drawn with its key in the address, whatever others left as cookies, until it is renewed', async () => {
  const { pictures } = await crew();
  const context = await browser.newContext({ extraHTTPHeaders: ELSEWHERE });
  const addressOf = (graphic: string, of: 'obs' | 'obs-white' | 'obs-black'): string =>
    `${overlayUrl(server.url, graphic)}?key=${pictures.find((known) => known.of === of)?.key ?? ''}`;
  const opened = async (...address: Parameters<typeof addressOf>): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(addressOf(...address));
    await page.locator('[data-root]').waitFor({ state: 'attached' });
    return page;
  };
  /** On a connection that begins now. */
  const reads = async (page: Page, name: string): Promise<boolean> => {
    const answer = await page.evaluate(async (asked) => {
      const { socket } = (globalThis as unknown as { nodecg: { socket: Socket } }).nodecg;
      socket.disconnect().connect();
      const target = { name: asked, namespace: 'chess-match' };
      return new Promise<string>((resolve) => {
        socket.emit('replicant:read', target, (...said: unknown[]) => resolve(JSON.stringify(said)));
      });
    }, name);
    return !answer.includes('Refused');
  };
  const white = await opened('tables-white', 'obs-white');
  const black = await opened('tables-black', 'obs-black');
  // Of three keys the cookies that all share tell this one.
  const program = await opened('scorebug', 'obs');
  const names = ['tablesWhite', 'tablesBlack', 'score', 'draft'];
  const readBy = async (page: Page): Promise<readonly boolean[]> => {
    const found: boolean[] = [];
    for (const name of names) found.push(await reads(page, name));
    return found;
  };
  expect(await readBy(white)).toEqual([true, false, true, false]);
  expect(await readBy(black)).toEqual([false, true, true, false]);
  // Its connection may still be changing to a WebSocket, and would leave its cookie after all others.
  await black.close();
  expect(await readBy(program)).toEqual([false, false, true, false]);

  const connectedWith = (of: string): Promise<Socket> => {
    const authorization = `Bearer ${pictures.find((known) => known.of === of)?.key ?? ''}`;
    return openSocket(server, '/', { ...ELSEWHERE, authorization });
  };
  const [cut, kept] = [await connectedWith('obs-white'), await connectedWith('obs-black')];
  expect((await declareReplicant(cut, 'tablesWhite')).value).toHaveProperty('tables');
  await crew({ renew: 'obs-white' });
  // Nothing more comes over what was open with the old key; nobody else is touched.
  await expect.poll(() => cut.connected).toBe(false);
  expect((await declareReplicant(kept, 'tablesBlack')).value).toHaveProperty('tables');
  kept.close();
  // With the cookie of the program it is let in, and reads no more than that.
  expect(await readBy(white)).toEqual([false, false, true, false]);
  const stranger = await browser.newContext({ extraHTTPHeaders: ELSEWHERE });
  expect((await stranger.request.get(addressOf('tables-white', 'obs-white'))).status()).toBe(401);
  expect((await stranger.request.get(addressOf('tables-black', 'obs-black'))).status()).toBe(200);
  expect((await crew()).pictures.find(({ of }) => of === 'obs-white')?.key).toHaveLength(64);
  await stranger.close();
  await context.close();
});

it('codes are read and keys are given on the server’s own machine alone', async () => {
  const cookie = await keyFor('operator', '');
  expect(await statusOf('/chess-match/crew', { cookie })).toBe(403);
  expect(await statusOf('/chess-match/state', { cookie })).toBe(200);
  // A wrong key in an address takes nothing away.
  const headers = { ...ELSEWHERE, cookie };
  const opened = await fetch(`${server.url}/chess-match/state?key=wrong`, { headers });
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([200, null]);
});

it('stands in the log of who did what: each code, each key, each revoking, with the name', async () => {
  await keyFor('commentator', 'Rita');
  const [key] = (await crew()).keys.filter(({ name }) => name === 'Rita');
  await crew({ revoke: key?.id });
  const rows = async (): Promise<readonly string[]> => {
    const { entries } = (await getJson(server, '/chess-match/audit?kind=crew&language=en')) as {
      entries: readonly { readonly text: string }[];
    };
    return entries.map(({ text }) => text).filter((text) => text.includes('Rita'));
  };
  await expect
    .poll(rows)
    .toEqual([
      'Crew: the key of commentator “Rita” was revoked',
      'Crew: a key was given to commentator “Rita”',
      'Crew: a code was issued for commentator “Rita”',
    ]);
});

it('keys outlive the server, codes do not, and the file opens no door', async () => {
  const cookie = await keyFor('setup', '');
  await crew({ issue: 'operator', name: '' });
  await server.kill('SIGKILL');
  await server.start();
  expect(await statusOf('/chess-match/state', { cookie })).toBe(200);
  expect((await crew()).codes).toEqual([]);
  const own = await openCommandSocket(server);
  expect(await own.send({ type: 'addTime', side: 'white', ms: 1000, reason: 'late start' })).toMatchObject({
    ok: true,
  });
  own.close();
});
