import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevicesView } from '@schemas/devices';
import type { MatchView } from '@schemas/match';
import type { BusinessPlay } from '@schemas/play';
import type { Browser, Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import { openPage, type TestPage } from './support/browser';
import { launchShell } from './support/shell';
import type { Place } from '../bundles/chess-match/src/contract/venue';
import { captainAt } from './support/captain';
import { captainFaults } from './support/captainScreens';
import { mustPost, newMatch, postCommand } from './support/commands';
import { issueCode } from './support/deviceCodes';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { makeCertificates } from '../scripts/hall/certificate';
import { recordFor } from '../scripts/hall/record';
import { CASTS } from '../scripts/onAir/cast';
import { newSwedishMatch, playSwedish } from './support/swedishDesk';
import { createVenue, type TestVenue } from './support/venue';
import { clipped } from './support/touch';
import { faultsOf } from './support/windows';
import { faintTexts } from './support/readable';

/** What a show begins with, besides who enters and who sees. */
const rules = { analysisOnProgram: 'never', analysisDelayMin: 10 } as const;

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

const WHITE = 'Сборная шахматной федерации Ханты-Мансийского автономного округа';
const BLACK = 'Команда гроссмейстеров клуба «Петровская ладья», Санкт-Петербург';

/** As long as the names of teams may be. */
const LONGEST = { white: `${WHITE} — Югры и Ямала`, black: `${BLACK} и Ленобласть` };

describe('the hall', () => {
  let server: TestServer;
  let venue: TestVenue;
  let browser: Browser;
  let setup: TestPage;
  let clock: TestPage;
  let boards: TestPage;
  let audience: TestPage;
  let control: TestPage;
  const opened: TestPage[] = [];
  const hall = async (): Promise<DevicesView> =>
    ((await readReplicants(server, ['devices'])) as { devices: DevicesView }).devices;
  /** A screen that came by the picture for a camera. */
  const screenOf = async (place: Place, width = 1920, height = 1080, hasTouch = false): Promise<TestPage> => {
    const { secret } = await issueCode(server, place);
    const screen = await openPage(browser, { width, height, locale: 'ru', hasTouch });
    opened.push(screen);
    await screen.page.goto(`${venue.url}/#c=${secret}`);
    await screen.page.locator('.device').waitFor();
    return screen;
  };
  const figures = (page: Page, side: string): Promise<string> => page.locator(`[data-side="${side}"] time`).innerText();
  const turn = (line: string) => mustPost(server, { type: 'commitTurn', line });

  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    venue = await createVenue(server.root);
    await venue.start();
    browser = await launchShell();
    await newMatch(server, { event: 'Кубок города', white: WHITE, black: BLACK });
    setup = await openPanel(browser, server.url, 'setup', { language: 'ru' });
    await setup.page.getByTestId('tab-hall').click();
  });
  afterAll(async () => {
    await browser.close();
    await venue.kill('SIGTERM');
    await server.dispose();
  });

  it('lets a screen in by a code that set-up issues, once', async () => {
    const { page } = setup;
    await page.getByTestId('device-place').click();
    await page.getByRole('option', { name: 'Часы зала' }).waitFor();
    // Boards of this game wait for one another: it has one captain for a team.
    expect(await page.getByRole('option', { name: /^Капитан/ }).count()).toBe(2);
    await page.getByRole('option', { name: 'Часы зала' }).click();
    await page.getByTestId('device-name').fill('у сцены');
    await page.getByTestId('issue-code').click();
    const card = page.getByTestId('device-code');
    const code = (await card.getAttribute('data-code')) ?? '';
    await setup.screenshot('hall-setup-code');
    await expectNoSeriousFindings(page);

    clock = await openPage(browser, { width: 1920, height: 1080, locale: 'ru' });
    await clock.page.goto(venue.url);
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

    const again = await fetch(`${venue.url}/pair`, { method: 'POST', body: JSON.stringify({ codeOrSecret: code }) });
    expect(await again.json()).toEqual({ ok: false, problem: 'wrong' });
  });

  it('shows on every screen what is on air, whatever its place', async () => {
    boards = await screenOf('boards');
    audience = await screenOf('screen-white');
    control = await screenOf('own-control');
    const second = await screenOf('board-2');
    const scores = await screenOf('scoreboard');
    await mustPost(server, { type: 'startClock' });
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
      mustPost(server, { type: 'setClock', side: 'black', remainingMs, reason: 'показать время вето' });
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
  });

  it('shows what a team prepares to the hall only where it is set up so, marked as not yet played', async () => {
    const prepared = '[data-board="1"][data-prepared="true"] [data-piece^="c6-"]';
    const seenBy = (draftSeenBy: 'team' | 'hall') =>
      mustPost(server, { type: 'setHallRules', ...rules, entry: 'both', draftSeenBy });
    await mustPost(server, { type: 'setDraft', line: '1:Nc6', expectedVersion: null });
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
    venue.freeze();
    await clock.page.locator('.truth[data-kind="silent"]').waitFor();
    // The bar and the clock are drawn apart. No clock runs on that nobody vouches for.
    await clock.page.locator('.clock[data-truth="silent"]').waitFor();
    for (const { page } of [boards, audience]) await page.locator('.match-bar[data-truth="silent"]').waitFor();
    await control.page.locator('.truth[data-kind="silent"]').waitFor();
    const stood = await figures(clock.page, 'black');
    await clock.screenshot('hall-clock-silent');
    await clock.page.evaluate('new Promise((done) => setTimeout(done, 2500))');
    expect(await figures(clock.page, 'black')).toBe(stood);
    venue.thaw();
    await truth.waitFor({ state: 'detached' });
    await eventually(() => figures(clock.page, 'black')).not.toBe(stood);

    await venue.kill('SIGKILL');
    await clock.page.locator('.truth[data-kind="silent"]').waitFor();
    await turn('1:Nc6 2:Nf6');
    await venue.start();
    await truth.waitFor({ state: 'detached' });
    await eventually(() => clock.page.locator('[data-running="true"]').getAttribute('data-side')).toBe('white');
  });

  it('says so when the match server behind it is gone, and is right again when that is back', async () => {
    await server.kill('SIGKILL');
    await clock.page.locator('.truth[data-kind="unlinked"]').waitFor();
    await server.start();
    await clock.page.locator('.truth').waitFor({ state: 'detached' });
    await eventually(() => clock.page.locator('[data-running="true"]').count()).toBe(1);

    // The venue server back first: it knows nobody yet, and shuts nobody out.
    await server.kill('SIGKILL');
    await venue.kill('SIGKILL');
    let heard = 0;
    clock.page.on('websocket', (socket) => void socket.once('framereceived', () => (heard += 1)));
    await venue.start();
    await eventually(() => heard).toBeGreaterThan(1);
    await server.start();
    await clock.page.locator('.clock[data-truth="live"]').waitFor();
    // Devices outlive both servers.
    expect((await hall()).devices).toHaveLength(6);
  });

  it('moves, names, finds and shuts out a screen at once', async () => {
    const device = (await hall()).devices.find(({ place }) => place === 'clock');
    if (device === undefined) throw new Error('the clock is not there');
    await mustPost(server, { type: 'renameDevice', device: device.id, name: 'слева' });
    await eventually(async () => (await hall()).devices.some(({ id, online }) => id === device.id && online)).toBe(
      true,
    );
    await mustPost(server, { type: 'identifyDevice', device: device.id });
    await expect.poll(() => clock.page.locator('.identity').innerText(), { timeout: 6000 }).toContain('слева');
    await mustPost(server, { type: 'moveDevice', device: device.id, place: 'scoreboard' });
    await clock.page.locator('.scoreboard').waitFor();
    expect(await clock.page.locator('.clock').count()).toBe(0);
    await setup.screenshot('hall-setup-devices');
    for (const window of [
      { by: ['[data-testid="edit-device"]'], focus: 'input', file: 'setup/hall/DeviceDialog.tsx' },
      { by: ['[data-testid="revoke"]'], focus: 'button', file: 'setup/hall/AskFirst.tsx' },
    ])
      expect(await faultsOf(setup.page, window)).toEqual([]);
    await mustPost(server, { type: 'revokeDevice', device: device.id });
    await clock.page.getByText('отключили от зала').waitFor();
    await clock.page.reload();
    await clock.page.getByText('отключено от зала').waitFor();
  });

  it('lets the newest of two windows of one device win', async () => {
    const screen = await screenOf('board-1');
    const twin = await screen.page.context().newPage();
    await twin.goto(venue.url);
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
    expect(await refused(venue.url, { auth: { token: 'x'.repeat(43) } })).toBe('Refused.');
    expect(await refused(venue.url, { auth: {} })).toBe('Refused.');
    const link = `${server.url}/chess-match/venue`;
    expect(await refused(link, { auth: { key: '0'.repeat(64) } })).toContain('Refused');
    const key = readFileSync(join(server.root, 'db', 'chess-match', 'venue.key'), 'utf8').trim();
    // Cross-site pages know no key, and are turned away before they could say one.
    await refused(venue.url, { auth: { token: key }, extraHeaders: { origin: 'http://evil.example' } });
    const stranger = await fetch(`${venue.url}/pair`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: JSON.stringify({ codeOrSecret: '123456789' }),
    });
    expect(stranger.status).toBe(403);
    for (const path of ['/assets/../server/index.js', '/..%2f..%2fcfg/venue.json', '/server/index.js'])
      expect((await fetch(venue.url + path)).status).toBe(404);
  });

  const record = readFileSync(join(PROJECT, 'bundles/chess-match/fixtures/scheme4.bcr'), 'utf8');
  /** The line of a turn of the record: "7." White's, "7..." Black's. */
  const lineOf = (turn: string): string => {
    const line = record.split('\n').find((text) => text.startsWith(`${turn} `));
    if (line === undefined) throw new Error(`${turn} is not in the record`);
    return line.slice(turn.length + 1);
  };
  const played = async (): Promise<MatchView> =>
    ((await readReplicants(server, ['match'])) as { match: MatchView }).match;
  const stakes = async (): Promise<BusinessPlay['stakes']> =>
    ((await readReplicants(server, ['play'])) as { play: BusinessPlay }).play.stakes;
  const playTo = async (ply: number): Promise<void> => {
    for (let at = (await played()).ply; at < ply; at += 1)
      await turn(lineOf(`${Math.floor(at / 2) + 1}${at % 2 === 0 ? '.' : '...'}`));
  };

  it('lets two captains play by touch: branching with its split, moves, a pass, a selection by holding', async () => {
    await newMatch(server, { event: 'Кубок города', white: WHITE, black: BLACK });
    await mustPost(server, { type: 'startClock' });
    await playTo(12);
    const [left, right] = [
      await screenOf('captain-white', 1280, 800, true),
      await screenOf('captain-black', 800, 1280, true),
    ];
    const [white, black] = [captainAt(server, left, 'white'), captainAt(server, right, 'black')];
    // What the rules bar says why when it is touched: there is no other board for a chip yet.
    await white.page.getByTestId('act-pass').tap({ force: true });
    await eventually(() => white.page.locator('.acts .refusal').count()).toBe(1);
    await white.act(1, 'branch');
    await eventually(() => white.page.locator('.acts .refusal').count()).toBe(0);
    for (let step = 0; step < 2; step += 1) await white.page.getByRole('button', { name: 'меньше' }).tap();
    // So does a touch that makes no move: of a piece that may go elsewhere, and of one that goes nowhere.
    await white.touch('e1', 'e5');
    await eventually(() => white.page.getByTestId('lacks').innerText()).toContain('король на e5 не ходит');
    await white.touch('f2', 'f4');
    await eventually(() => white.page.getByTestId('lacks').innerText()).toContain('путь с f2 закрыт на f3');
    await white.move(1, 'O-O');
    await white.move(2, 'Be3', 'drag');
    // The other captain sees the boards as they are, and nothing to do.
    expect(await black.page.locator('.captain').getAttribute('data-own-turn')).toBe('false');
    await left.screenshot('hall-captain-branching');
    // A finger that thinks better of it: what it lifts from is not pressed.
    await white.slideOff('press-clock');
    expect((await played()).ply).toBe(12);
    await white.press();
    await eventually(async () => (await played()).ply).toBe(13);
    expect((await stakes()).map(({ chips }) => chips)).toEqual([3, 7]);
    await black.move(1, 'Nc6');
    await black.move(2, 'Be6');
    await black.tap('undo-step');
    await eventually(() => black.items()).not.toContain('2:');
    await black.move(2, 'exd4', 'drag');
    await black.press();

    await playTo(46);
    // One chip of board 2 is dragged to board 1: a pass.
    for (const item of lineOf('24.').split(' ')) {
      const [board = '', san = ''] = item.split(':');
      await white.move(Number(board), san);
    }
    await white.chip(2, 1);
    await eventually(() => white.items()).toContain('пас 2>1');
    await white.press();
    for (const [board, san] of [
      [1, 'Bh6'],
      [2, 'Bxc6'],
      [3, 'Re7'],
      [4, 'Rac8'],
    ] as const)
      await black.move(board, san);
    await black.act(5, 'select');
    await black.tap('all-to-1');
    await eventually(() => black.page.getByTestId('final').innerText()).toContain('отдаёте доску 5');
    await right.screenshot('hall-captain-selection');
    // A touch is not enough for what cannot be taken back.
    await black.tap('press-clock');
    expect((await played()).ply).toBe(47);
    await black.hold('press-clock');
    await eventually(async () => (await played()).ply).toBe(48);
    expect((await played()).liveBoards).not.toContain(5);
    const told = (await (await fetch(`${server.url}/chess-match/audit?kind=turn`)).text()).toLowerCase();
    expect(told).toContain('"role":"captain","person":"captain-black"');
    await expectNoSeriousFindings(white.page);
  });

  it('keeps a captain’s draft over the end of the venue server, and a press is made once or not at all', async () => {
    const page = opened.at(-2)?.page;
    if (page === undefined) throw new Error('no captain sits there');
    const white = captainAt(server, { page }, 'white');
    const [first = '', ...others] = lineOf('25.')
      .split(' ')
      .filter((item) => /^\d:/.test(item));
    const moveOf = (item: string): readonly [number, string] => [Number(item.charAt(0)), item.slice(2)];
    await white.move(...moveOf(first));
    await venue.kill('SIGKILL');
    await page.locator('.truth[data-kind="silent"]').waitFor();
    expect(await page.getByTestId('press-clock').isDisabled()).toBe(true);
    await venue.start();
    await page.locator('.truth').waitFor({ state: 'detached' });
    await eventually(() => white.items()).toContain('1:');
    for (const item of others) await white.move(...moveOf(item));
    // Pressed into a server that does nothing any more: lost with it, and never made later.
    const ready = page.locator('[data-testid="press-clock"]:not([disabled])');
    await ready.waitFor();
    const before = (await played()).ply;
    venue.freeze();
    await ready.tap();
    await venue.kill('SIGKILL');
    await venue.start();
    await page.locator('.truth').waitFor({ state: 'detached' });
    // That nobody knows is said until it is known, and then what became of it.
    await page.locator('[data-testid="fate"][data-done="false"]').waitFor();
    expect(await page.locator('.refusal[data-code="client/no_answer"]').count()).toBe(0);
    expect((await played()).ply).toBe(before);
    await white.press();
    await eventually(async () => (await played()).ply).toBe(before + 1);
    expect(await page.getByTestId('fate').count()).toBe(0);
  });

  it('takes a captain’s screen out of play and gives it back; entry and drafts as the hall is set up', async () => {
    const [captain, other] = (await hall()).devices.filter(({ place }) => place.startsWith('captain'));
    const page = opened.at(-1)?.page;
    if (captain === undefined || other === undefined || page === undefined) throw new Error('no captain sits there');
    await setup.page.locator('[data-testid="in-play"]').nth(1).click();
    await eventually(async () => (await hall()).devices.find(({ id }) => id === other.id)?.inPlay).toBe(false);
    await eventually(() => page.getByTestId('lacks').innerText()).toContain('вывел');
    await mustPost(server, { type: 'setDeviceInPlay', device: other.id, inPlay: true });
    await page.locator('.captain[data-own-turn="true"] .active-board[data-movable="true"]').waitFor();
    await mustPost(server, { type: 'setHallRules', ...rules, entry: 'operator', draftSeenBy: 'team' });
    await eventually(() => page.getByTestId('lacks').innerText()).toContain('оператор');
    await mustPost(server, { type: 'setHallRules', ...rules, entry: 'captains', draftSeenBy: 'team' });
    const { answer } = await postCommand(server, { type: 'commitTurn', line: '1:Nf5' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'venue/captains_enter' } });
    await mustPost(server, { type: 'setHallRules', ...rules, entry: 'both', draftSeenBy: 'team' });
  });

  it('shows a captain everything whole, whatever his turn has in it', async () => {
    const screen = await screenOf('captain-black', 800, 1280, true);
    const { page } = screen;
    const captain = (await hall()).devices.filter(({ place }) => place === 'captain-black').at(-1);
    if (captain === undefined) throw new Error('no captain sits there');
    const faults: string[] = [];
    const look = async (state: string): Promise<void> => void faults.push(...(await captainFaults(screen, state)));
    const draft = async (line: string, shown: string): Promise<void> => {
      await mustPost(server, { type: 'setDraft', line, expectedVersion: null });
      await page.locator(shown).first().waitFor();
    };
    const arrived = async (isOwnTurn: boolean): Promise<void> => {
      const { version } = await played();
      await page.locator(`.captain[data-own-turn="${isOwnTurn}"][data-version="${version}"]`).waitFor();
    };
    const inPlay = (is: boolean) => mustPost(server, { type: 'setDeviceInPlay', device: captain.id, inPlay: is });

    await newMatch(server, { event: 'Кубок города', ...LONGEST });
    await mustPost(server, { type: 'startClock' });
    await playTo(35);
    await arrived(true);
    const black = captainAt(server, screen, 'black');
    await black.act(4, 'branch');
    await page.getByTestId('split').waitFor();
    await look('split');
    await playTo(47);
    await arrived(true);
    await black.act(5, 'select');
    await page.getByTestId('all-to-1').waitFor();
    await look('selection');
    await draft('1:Bh6 2:Bxc6 3:Re7 4:Rac8 select 5>1:3', '[data-testid="final"] li:nth-child(2)');
    await look('selected');
    await playTo(49);
    await arrived(true);
    // Whichever board is open: on the small boards, and in a line.
    await page.locator('[data-testid="thumb-2"][data-offered="true"]').waitFor();
    expect(await page.getByTestId('offers').innerText()).toContain('на доске 2');
    await look('offered');
    await draft('1:bxa6 3:Qf8 draw 2 resign 4', '[data-testid="final"] li:nth-child(3)');
    await page.getByTestId('thumb-2').tap();
    await page.locator('.offered').waitFor();
    await look('final');
    await draft('1:Nxa9 3:Qf8', '.items .refusal');
    await inPlay(false);
    await eventually(() => page.getByTestId('lacks').innerText()).toContain('вывел');
    await look('out');
    await inPlay(true);
    venue.freeze();
    await page.locator('.truth[data-kind="silent"]').waitFor();
    await look('offline');
    venue.thaw();
    await page.locator('.truth').waitFor({ state: 'detached' });
    await page.locator('.captain-turn .row button').nth(1).tap();
    expect(await page.getByTestId('veto').count()).toBe(0);
    await mustPost(server, { type: 'setClock', side: 'black', remainingMs: 1_500_000, reason: 'veto' });
    await page.getByTestId('veto').waitFor();
    await page.getByTestId('act-pass').waitFor();
    // A finger of which the browser makes no click, as of some that follow a drag, presses all the same, and once.
    const touched = `for (const kind of ['pointerdown', 'pointerup']) document.querySelector('[data-testid="act-pass"]')
      .dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch', pointerId: 7 }))`;
    await page.evaluate(touched);
    await page.locator('.making button').tap();
    await page.locator('.making').waitFor({ state: 'detached' });
    await black.take(1, 'bxa6');
    await look('held');
    await black.act(1, 'pass');
    await page.locator('.making').waitFor();
    await look('pass');
    await page.locator('.making button').tap();
    await black.hold('veto');
    await page.getByTestId('veto').waitFor({ state: 'detached' });
    await page.getByTestId('act-branch').tap({ force: true });
    await page.locator('.acts .refusal').waitFor();
    await look('vetoed');
    await playTo(50);
    await arrived(false);
    await look('waiting');
    expect(faults).toEqual([]);
    // Upright the board is most of a squarer tablet.
    await page.setViewportSize({ width: 768, height: 1024 });
    await eventually(async () => (await page.locator('.active-board .board').boundingBox())?.width).toBe(560);
    // What opens over the page lies over all of it but the clocks.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByTestId('tables-open').tap();
    const sheet = page.locator('.tables-sheet');
    await sheet.waitFor();
    await screen.screenshot('captain-tables-square');
    const over = await page.evaluate(
      `[...document.querySelectorAll('.press-clock, .captain-head time')].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2).closest('.tables-sheet') !== null;
      })`,
    );
    expect(over).toEqual([false, false, true]);
    await page.getByTestId('tables-close').tap();
    await page.setViewportSize({ width: 800, height: 1280 });
  });

  it('shows captains of Swedish chess everything whole: four clocks with hours, full reserves', async () => {
    const game = recordFor('swedish');
    await newSwedishMatch(server, LONGEST, { ...game.settings, timePerPlayerMs: 7_200_000 });
    await mustPost(server, { type: 'startClock' });
    const moves = game.turns.slice(0, 70).map(({ line }) => line);
    await playSwedish(server, moves);
    const faults: string[] = [];
    for (const place of ['captain-white-1', 'captain-black'] as const) {
      const screen = await screenOf(place, 800, 1280, true);
      await screen.page.locator('.captain-boards .entry-reserve').first().waitFor();
      faults.push(...(await captainFaults(screen, `swedish-${place}`)));
    }
    expect(faults).toEqual([]);
  });

  it('shows a match on four boards whole: players, eight clocks with hours, a table of boards', async () => {
    const { turns } = recordFor('classical');
    const [cast] = CASTS;
    await newMatch(server, { game: 'classical', event: cast.event, ...cast.teams });
    await mustPost(server, { type: 'setPeople', people: cast.people });
    await mustPost(server, { type: 'startClock' });
    // Two boards have ended, two are played.
    for (const { line } of turns.slice(0, 120)) await turn(line);
    const faults: string[] = [];
    for (const place of ['boards', 'board-1', 'clock', 'scoreboard'] as const) {
      const screen = await screenOf(place);
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
    }
    const screen = await screenOf('captain-white-1', 800, 1280, true);
    await screen.page.locator('.captain-boards .active-board').waitFor();
    faults.push(...(await captainFaults(screen, 'classical')));
    expect(faults).toEqual([]);
  });

  it('lets a device in by https, where its browser lets pages do all they can', async () => {
    await venue.kill('SIGTERM');
    const url = venue.serveSecurely(makeCertificates(join(server.root, 'db', 'venue'), 'Chess hall', ['127.0.0.1']));
    await venue.start();
    await eventually(async () => (await hall()).venue?.addresses[0]).toBe(url);
    const { secret } = await issueCode(server, 'clock', 'https');
    // A browser that has installed the authority.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(`${url}/#c=${secret}`);
    await page.locator('.clock[data-truth="live"]').waitFor();
    expect(await page.evaluate('isSecureContext')).toBe(true);
    await context.close();
  });

  it('had no error on any page', () => {
    // A screen whose server was killed on purpose reports that its socket failed, that it closed under a word to it, or
    // that what it was fetching at that moment was cut off.
    const expected = /WebSocket connection|WebSocket is already in CLOSING|ERR_CONNECTION_(REFUSED|RESET)/;
    for (const { errors } of [clock, ...opened]) expect(errors.filter((text) => !expected.test(text))).toEqual([]);
    expect(setup.errors.filter((text) => !/WebSocket|ERR_CONNECTION_(REFUSED|RESET)|polling/.test(text))).toEqual([]);
  });
});
