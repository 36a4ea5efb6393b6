import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { makeCertificates } from '../scripts/hall/certificate';
import { recordFor } from '../scripts/hall/record';
import { CASTS } from '../scripts/gallery/onAir/cast';
import { expectNoSeriousFindings } from './support/axe';
import type { TestPage } from './support/browser';
import { captainFaults } from './support/captainScreens';
import { mustPost, newMatch } from './support/commands';
import { issueCode } from './support/deviceCodes';
import { eventually, hallBench, HALL_RULES } from './support/hallBench';
import { faintTexts } from './support/readable';
import { clipped } from './support/touch';
import { faultsOf } from './support/windows';

const bench = hallBench();
let clock: TestPage;
let boards: TestPage;
let audience: TestPage;
let control: TestPage;
const figures = (page: Page, side: string): Promise<string> => page.locator(`[data-side="${side}"] time`).innerText();
const turn = (line: string) => mustPost(bench.server, { type: 'commitTurn', line });

it('lets a screen in by a code that set-up issues, once', async () => {
  const { page } = bench.setup;
  await page.getByTestId('device-place').click();
  await page.getByRole('option', { name: 'Часы зала' }).waitFor();
  // Boards of this game wait for one another: it has one captain for a team.
  expect(await page.getByRole('option', { name: /^Капитан/ }).count()).toBe(2);
  await page.getByRole('option', { name: 'Часы зала' }).click();
  await page.getByTestId('device-name').fill('у сцены');
  await page.getByTestId('issue-code').click();
  const card = page.getByTestId('device-code');
  const code = (await card.getAttribute('data-code')) ?? '';
  await bench.setup.screenshot('hall-setup-code');
  await expectNoSeriousFindings(page);

  clock = await bench.openScreen();
  await clock.page.goto(bench.venue.url);
  await clock.page.locator('#code').waitFor();
  expect(await faintTexts(clock.page)).toEqual([]);
  await clock.page.locator('#code').fill('000000000');
  await clock.page.keyboard.press('Enter');
  await clock.page.locator('[data-problem="wrong"]').waitFor();
  await clock.screenshot('hall-entry');
  expect(await faintTexts(clock.page)).toEqual([]);
  await expectNoSeriousFindings(clock.page);
  await clock.page.locator('#code').fill(code);
  await clock.page.keyboard.press('Enter');
  await clock.page.locator('.clock').waitFor();
  await card.waitFor({ state: 'detached' });
  await page.locator('[data-testid="device-row"] [data-online="true"]').waitFor();

  const again = await fetch(`${bench.venue.url}/pair`, {
    method: 'POST',
    body: JSON.stringify({ codeOrSecret: code }),
  });
  expect(await again.json()).toEqual({ ok: false, problem: 'wrong' });
});

it('shows on every screen what is on air, whatever its place', async () => {
  boards = await bench.screenOf('boards');
  audience = await bench.screenOf('screen-white');
  control = await bench.screenOf('own-control');
  const second = await bench.screenOf('board-2');
  const scores = await bench.screenOf('scoreboard');
  await mustPost(bench.server, { type: 'startClock' });
  await turn('1:e4');
  await turn('1:e5');
  await turn('branch 1>2 7+3 1:Nf3 2:Bc4');
  await boards.page.locator('[data-board="2"] [data-piece^="c4-"]').waitFor();
  await second.page.locator('[data-board="2"] [data-piece^="c4-"]').waitFor();
  await eventually(() => scores.page.locator('.stakes dd').first().innerText()).toMatch(/7[\s\S]*3|3[\s\S]*7/);
  await audience.page.locator('.audience [data-board="2"] [data-piece^="c4-"]').waitFor();
  // Several branches live: why there is no control board yet, in the words of the rules.
  await control.page.getByText('для последней ветви').waitFor();
  await eventually(() => clock.page.locator('[data-running="true"]').getAttribute('data-side')).toBe('black');
  const blackHas = (remainingMs: number) =>
    mustPost(bench.server, { type: 'setClock', side: 'black', remainingMs, reason: 'показать время вето' });
  const vetoTime = clock.page.locator('.note[data-shown="true"]').getByText('Время вето');
  await blackHas(4 * 60_000);
  await vetoTime.waitFor();
  await blackHas(90 * 60_000);
  await vetoTime.waitFor({ state: 'detached' });
  for (const [screen, name] of [
    [boards, 'boards'],
    [second, 'board-2'],
    [scores, 'scoreboard'],
    [clock, 'clock'],
  ] as const)
    await screen.screenshot(`hall-${name}`);
  await Promise.all(
    [boards, second, scores, clock].map(({ page }) => page.setViewportSize({ width: 1080, height: 1920 })),
  );
  for (const [screen, name] of [
    [boards, 'boards'],
    [scores, 'scoreboard'],
    [clock, 'clock'],
  ] as const)
    await screen.screenshot(`hall-${name}-portrait`);
  // A page that is given back is the next one's, for a quarter of what a fresh one costs.
  for (const screen of [second, scores]) await screen.close();
});

it('shows what a team prepares to the hall only where it is set up so, marked as not yet played', async () => {
  const prepared = '[data-board="1"][data-prepared="true"] [data-piece^="c6-"]';
  const seenBy = (draftSeenBy: 'team' | 'hall') =>
    mustPost(bench.server, { type: 'setHallRules', ...HALL_RULES, entry: 'both', draftSeenBy });
  await mustPost(bench.server, { type: 'setDraft', line: '1:Nc6', expectedVersion: null });
  await seenBy('hall');
  for (const { page } of [boards, audience]) await page.locator(prepared).waitFor();
  await boards.page.getByText('ещё не сыграно').first().waitFor();
  await boards.screenshot('hall-boards-prepared');
  await seenBy('team');
  for (const { page } of [boards, audience]) await page.locator(prepared).waitFor({ state: 'detached' });
  expect(await boards.page.locator('[data-board="1"] [data-piece^="b8-"]').count()).toBe(1);
});

it('says that nothing is heard when the venue server is frozen or gone, and comes back by itself', async () => {
  const truth = clock.page.locator('.truth');
  bench.venue.freeze();
  await clock.page.locator('.truth[data-kind="silent"]').waitFor();
  // The bar and the clock are drawn apart. No clock runs on that nobody vouches for.
  await clock.page.locator('.clock[data-truth="silent"]').waitFor();
  for (const { page } of [boards, audience]) await page.locator('.match-bar[data-truth="silent"]').waitFor();
  await control.page.locator('.truth[data-kind="silent"]').waitFor();
  const stood = await figures(clock.page, 'black');
  await clock.screenshot('hall-clock-silent');
  await clock.page.evaluate('new Promise((done) => setTimeout(done, 2500))');
  expect(await figures(clock.page, 'black')).toBe(stood);
  bench.venue.thaw();
  await truth.waitFor({ state: 'detached' });
  await eventually(() => figures(clock.page, 'black')).not.toBe(stood);

  await bench.venue.kill('SIGKILL');
  await clock.page.locator('.truth[data-kind="silent"]').waitFor();
  await turn('1:Nc6 2:Nf6');
  await bench.venue.start();
  await truth.waitFor({ state: 'detached' });
  await eventually(() => clock.page.locator('[data-running="true"]').getAttribute('data-side')).toBe('white');
});

it('says so when the match server behind it is gone, and is right again when that is back', async () => {
  await bench.server.kill('SIGKILL');
  await clock.page.locator('.truth[data-kind="unlinked"]').waitFor();
  await bench.server.start();
  await clock.page.locator('.truth').waitFor({ state: 'detached' });
  await eventually(() => clock.page.locator('[data-running="true"]').count()).toBe(1);

  // The venue server back first: it knows nobody yet, and shuts nobody out.
  await bench.server.kill('SIGKILL');
  await bench.venue.kill('SIGKILL');
  let heard = 0;
  clock.page.on('websocket', (socket) => void socket.once('framereceived', () => (heard += 1)));
  await bench.venue.start();
  await eventually(() => heard).toBeGreaterThan(1);
  await bench.server.start();
  await clock.page.locator('.clock[data-truth="live"]').waitFor();
  // Devices outlive both servers.
  expect((await bench.devices()).devices).toHaveLength(6);
});

it('moves, names, finds and shuts out a screen at once', async () => {
  const device = (await bench.devices()).devices.find(({ place }) => place === 'clock');
  if (device === undefined) throw new Error('the clock is not there');
  await mustPost(bench.server, { type: 'renameDevice', device: device.id, name: 'слева' });
  await eventually(async () =>
    (await bench.devices()).devices.some(({ id, online }) => id === device.id && online),
  ).toBe(true);
  await mustPost(bench.server, { type: 'identifyDevice', device: device.id });
  await expect.poll(() => clock.page.locator('.identity').innerText(), { timeout: 6000 }).toContain('слева');
  await mustPost(bench.server, { type: 'moveDevice', device: device.id, place: 'scoreboard' });
  await clock.page.locator('.scoreboard').waitFor();
  expect(await clock.page.locator('.clock').count()).toBe(0);
  await bench.setup.screenshot('hall-setup-devices');
  for (const window of [
    { by: ['[data-testid="edit-device"]'], focus: 'input', file: 'setup/hall/DeviceDialog.tsx' },
    { by: ['[data-testid="revoke"]'], focus: 'button', file: 'setup/hall/AskFirst.tsx' },
  ])
    expect(await faultsOf(bench.setup.page, window)).toEqual([]);
  await mustPost(bench.server, { type: 'revokeDevice', device: device.id });
  await clock.page.getByText('отключили от зала').waitFor();
  await clock.page.reload();
  await clock.page.getByText('отключено от зала').waitFor();
});

it('lets the newest of two windows of one device win', async () => {
  const screen = await bench.screenOf('board-1');
  const twin = await screen.page.context().newPage();
  await twin.goto(bench.venue.url);
  await twin.locator('.one-board').waitFor();
  await screen.page.getByText('в другом окне').waitFor();
});

it('opens to nobody without a token or the key of the link', async () => {
  const refused = (url: string, options: object): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
      socket.on('connect', () => {
        socket.close();
        reject(new Error(`${url} let somebody in`));
      });
      socket.on('connect_error', ({ message }) => {
        socket.close();
        resolve(message);
      });
    });
  expect(await refused(bench.venue.url, { auth: { token: 'x'.repeat(43) } })).toBe('Refused.');
  expect(await refused(bench.venue.url, { auth: {} })).toBe('Refused.');
  const link = `${bench.server.url}/chess-match/venue`;
  expect(await refused(link, { auth: { key: '0'.repeat(64) } })).toContain('Refused');
  const key = readFileSync(join(bench.server.root, 'db', 'chess-match', 'venue.key'), 'utf8').trim();
  // Cross-site pages know no key, and are turned away before they could say one.
  await refused(bench.venue.url, { auth: { token: key }, extraHeaders: { origin: 'http://evil.example' } });
  const stranger = await fetch(`${bench.venue.url}/pair`, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
    body: JSON.stringify({ codeOrSecret: '123456789' }),
  });
  expect(stranger.status).toBe(403);
  for (const path of ['/assets/../server/index.js', '/..%2f..%2fcfg/venue.json', '/server/index.js'])
    expect((await fetch(bench.venue.url + path)).status).toBe(404);
});

it('shows a match on four boards whole: players, eight clocks with hours, a table of boards', async () => {
  const { turns } = recordFor('classical');
  const [cast] = CASTS;
  for (const screen of [boards, audience, control]) await screen.close();
  await newMatch(bench.server, { game: 'classical', event: cast.event, ...cast.teams });
  await mustPost(bench.server, { type: 'setPeople', people: cast.people });
  await mustPost(bench.server, { type: 'startClock' });
  // Two boards have ended, two are played.
  for (const { line } of turns.slice(0, 120)) await turn(line);
  const faults: string[] = [];
  for (const place of ['boards', 'board-1', 'clock', 'scoreboard'] as const) {
    const screen = await bench.screenOf(place);
    await screen.page.getByText('Преображенский').first().waitFor();
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
    ] as const) {
      await screen.page.setViewportSize({ width, height });
      const main = await clipped(screen.page, '.device main');
      faults.push(...main.map((fault) => `${place}, ${width} px: ${fault}`));
    }
    await screen.screenshot(`hall-classical-${place}`);
    await screen.close();
  }
  const screen = await bench.screenOf('captain-white-1', 800, 1280, true);
  await screen.page.locator('.captain-boards .active-board').waitFor();
  faults.push(...(await captainFaults(screen, 'classical')));
  expect(faults).toEqual([]);
});

it('lets a device in by https, where its browser lets pages do all they can', async () => {
  await bench.venue.kill('SIGTERM');
  const url = bench.venue.serveSecurely(
    makeCertificates(join(bench.server.root, 'db', 'venue'), 'Chess hall', ['127.0.0.1']),
  );
  await bench.venue.start();
  await eventually(async () => (await bench.devices()).venue?.addresses[0]).toBe(url);
  const { secret } = await issueCode(bench.server, 'clock', 'https');
  // A browser that has installed the authority.
  const context = await bench.browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${url}/#c=${secret}`);
  await page.locator('.clock[data-truth="live"]').waitFor();
  expect(await page.evaluate('isSecureContext')).toBe(true);
  await context.close();
});

it('had no error on any page', () => {
  bench.expectNoErrors();
});
