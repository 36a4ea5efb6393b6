import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RescueView } from '@schemas/rescue';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../bundles/chess-match/src/games';
import { copyOf, foundMatch, rescueView } from '../dashboard/rescue/testing/views';
import { openWays } from '../scripts/rescue/openWays';
import { runRescue, type RescueIo } from '../scripts/rescue/run';
import { expectNoSeriousFindings } from './support/axe';
import { openPage, type PageOptions, type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { openPanel, panelUrl, SMALL_SCREEN } from './support/panels';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { stopsAtFirstFailure } from './support/sequence';
import { startTestServer, type TestServer } from './support/server';
import { clipped, tooLow } from './support/touch';
import { until } from './support/until';
import { faultsOf } from './support/windows';
import { faintTexts } from './support/readable';

/** As long as a team's name may be on television. */
const [WHITE, BLACK] = ['Гроссмейстеры Северной столицы и области', 'Сборная Дальневосточного федерального округа'];
const MATCH = `${WHITE} — ${BLACK}`;
const EVENING_MS = Date.UTC(2026, 10, 21, 18, 4, 5);
const SCREENS: readonly PageOptions[] = [SMALL_SCREEN, { width: 1920, height: 1080, locale: 'ru' }];

/** Killed with its write-ahead log deleted: six of fourteen turns are left, and a copy that has twelve. */
const BEHIND = rescueView({
  findings: [{ code: 'journal/behind', level: 'alarm', params: { found: 21, confirmed: 40 } }],
  confirmed: { version: 40, commits: 90, atMs: EVENING_MS, match: MATCH, matchId: 'm1', turn: '7... 1:Nf6', turns: 14 },
  found: {
    version: 21,
    commits: 60,
    entries: 21,
    lastEntryAtMs: EVENING_MS - 1_800_000,
    matches: [
      foundMatch({
        event: 'Вечер больших шахмат',
        white: WHITE,
        black: BLACK,
        turns: 6,
        entries: 20,
        lastTurn: '3...',
      }),
      foundMatch({
        matchId: 'm2',
        event: 'Полуфинал',
        white: BLACK,
        black: WHITE,
        isOpen: false,
        turns: 31,
        entries: 60,
        damagedAt: 61,
        lastTurn: '16.',
      }),
      foundMatch({ matchId: 'm3', isOpen: false, turns: null, damagedAt: 1 }),
    ],
  },
  copies: [
    copyOf({
      file: 'second.sqlite3',
      kind: 'second-place',
      match: MATCH,
      turns: 12,
      version: 36,
      atMs: EVENING_MS - 60_000,
    }),
    copyOf({ file: 'hand.sqlite3', kind: 'by-hand', match: MATCH, turns: 2, version: 9, atMs: EVENING_MS - 3_600_000 }),
    copyOf({ file: 'bad.sqlite3', readable: false, match: null, turns: null, atMs: EVENING_MS - 9_000_000 }),
  ],
});

let server: TestServer;
let browser: Browser;
const opened: TestPage[] = [];
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
  await newMatch(server, { white: WHITE, black: BLACK });
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

interface Look {
  readonly language: 'en' | 'ru';
  readonly theme: 'dark' | 'light';
}

/** What the server says of its journal, so that every case can be looked at; null: it does not answer. */
interface RescueServer {
  view: RescueView | null;
  answer: object;
  /** null: the server is away. */
  uptimeMs: number | null;
  readonly posted: unknown[];
}

const openRescue = async (
  view: RescueView | null,
  look: Partial<Look> = {},
): Promise<{ readonly page: Page; readonly told: RescueServer; readonly shot: TestPage['screenshot'] }> => {
  const told: RescueServer = { view, answer: { ok: true }, uptimeMs: 3_600_000, posted: [] };
  const test = await openPage(browser, SMALL_SCREEN);
  opened.push(test);
  const { page } = test;
  await page.route('**/chess-match/rescue', (route) =>
    told.view === null ? route.abort() : route.fulfill({ json: told.view }),
  );
  await page.route('**/chess-match/rescue/take', (route) => {
    told.posted.push(route.request().postDataJSON());
    return route.fulfill({ json: told.answer });
  });
  await page.route('**/chess-match/health', (route) =>
    told.uptimeMs === null
      ? route.abort()
      : route.fulfill({ status: 503, json: { ok: false, uptimeMs: told.uptimeMs } }),
  );
  const { language = 'en', theme = 'dark' } = look;
  const prefs = JSON.stringify({ 'panels.language': language, 'panels.theme': theme });
  await page.addInitScript(`for (const [key, value] of Object.entries(${prefs})) localStorage.setItem(key, value);`);
  await page.goto(panelUrl(server.url, 'rescue'));
  return { page, told, shot: test.screenshot };
};

const words = async (page: Page, testId: string): Promise<string> =>
  (await page.getByTestId(testId).first().textContent()) ?? '';

describe('the Rescue page', () => {
  /** What axe finds does not hang on how wide the screen is: each language and each theme is looked at once. */
  const looks = [
    { language: 'ru', theme: 'dark', screens: SCREENS },
    { language: 'en', theme: 'light', screens: SCREENS.toReversed() },
  ] as const;

  it.each(looks)('is whole, reachable and pressed by a finger on every screen: $language, $theme', async (look) => {
    const { page, shot } = await openRescue(BEHIND, look);
    await page.getByTestId('way-play').waitFor();
    await page.locator('[data-connected="true"]').first().waitFor();
    for (const { width, height } of look.screens) {
      await page.setViewportSize({ width, height });
      await shot(`rescue-${width}-${look.language}`);
      expect(await tooLow(page)).toEqual([]);
      expect(await clipped(page, '.rescue-head, .rescue-first, .rescue-held, .rescue-way')).toEqual([]);
      expect(
        await page.evaluate('document.querySelector("main").scrollWidth <= document.querySelector("main").clientWidth'),
      ).toBe(true);
    }
    await expectNoSeriousFindings(page);
    await page.getByTestId('take-play').click();
    await page.getByTestId('confirm-dialog').waitFor();
    await shot(`rescue-sure-${look.language}`);
    await expectNoSeriousFindings(page);
  });

  it('tells what was confirmed beside what is there, and advises what keeps the most', async () => {
    const { page } = await openRescue(BEHIND);
    await page.getByTestId('way-play').waitFor();
    expect(await words(page, 'rescue-headline')).toBe('The journal is not whole');
    expect(await words(page, 'rescue-confirmed')).toMatch(/14 turns.*turn 7 of Black.*Дальневосточного/);
    expect(await words(page, 'rescue-found')).toMatch(/6 turns.*turn 3 of Black/);
    const cards = await page.locator('.rescue-way').allTextContents();
    expect(cards[0]).toMatch(/Recommended.*copy in the second place.*Loses the last 2 turns \(turns 13–14\)/);
    expect(cards[1]).toContain('Loses the last 8 turns (turns 7–14)');
    expect(cards[2]).toContain('Loses everything');
    expect(await page.getByTestId('rescue-copy').allTextContents()).toEqual([
      expect.stringContaining('Loses the last 2 turns'),
      expect.stringContaining('Loses the last 12 turns (turns 3–14)'),
      expect.stringContaining('Cannot be read'),
    ]);
    expect(await page.getByTestId('take-this-copy').last().isDisabled()).toBe(true);
    expect(await page.getByTestId('rescue-match').allTextContents()).toEqual([
      expect.stringContaining('Whole'),
      expect.stringContaining('Damaged from its entry 61 on'),
      expect.stringContaining('Not even its beginning'),
    ]);
  });

  it('asks before it goes a way, and Esc or the first Enter goes none', async () => {
    const { page, told } = await openRescue(BEHIND);
    expect(await faintTexts(page)).toEqual([]);
    const taking = { by: ['[data-testid="take-play"]'], focus: 'button', file: 'rescue/parts/TakeDialog.tsx' };
    expect(await faultsOf(page, taking)).toEqual([]);
    await page.getByTestId('take-play').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByTestId('confirm-dialog');
    await dialog.waitFor();
    expect(await dialog.textContent()).toMatch(/Loses the last 8 turns.*Not everything has been saved/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByTestId('take-empty').click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(told.posted).toEqual([]);
  });

  it('goes the way, waits for the server that comes by itself, and says what is open', async () => {
    const { page, told, shot } = await openRescue({ ...BEHIND, supervised: true }, { language: 'ru' });
    await page.getByTestId('take-copy').click();
    await page.getByTestId('confirm').click();
    await page.getByTestId('rescue-starting').waitFor();
    expect(told.posted).toEqual([{ way: 'copy', file: 'second.sqlite3' }]);
    expect(await words(page, 'rescue-starting')).not.toContain('npm start');
    await shot('rescue-starting');
    const { found } = BEHIND;
    if (found === null) throw new Error('The view has no match.');
    told.view = {
      ...BEHIND,
      active: false,
      findings: [],
      found: { ...found, matches: [foundMatch({ white: WHITE, black: BLACK, turns: 12 })] },
    };
    told.uptimeMs = 1;
    await page.getByTestId('rescue-back').waitFor();
    await page.getByText('12 ходов').first().waitFor();
    expect(await words(page, 'rescue-open-now')).toContain(`${MATCH}, 12 ходов`);
    expect(await page.getByTestId('go-operator').getAttribute('href')).toContain(
      '/operator/index.html?standalone=true',
    );
    await shot('rescue-back');
  });

  it('names the command where nobody starts the server again', async () => {
    const { page, told } = await openRescue(BEHIND);
    await page.getByTestId('take-play').click();
    await page.getByTestId('confirm').click();
    await page.getByTestId('rescue-starting').getByText('npm start').waitFor();
    told.uptimeMs = null;
    told.view = { ...BEHIND, findings: [{ code: 'journal/entry_damaged', level: 'alarm', params: { entry: 3 } }] };
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chess-match/health'));
    told.uptimeMs = 99_999_999;
    await page.getByText('the journal is still not whole').waitFor();
    await page.getByTestId('way-play').waitFor();
  });

  it('says beside the button why a way is refused', async () => {
    const { page, told } = await openRescue(BEHIND);
    told.answer = {
      ok: false,
      error: { code: 'journal/write_failed', params: { reason: 'disk full' }, rule: null, item: null },
    };
    await page.getByTestId('take-play').click();
    await page.getByTestId('confirm').click();
    await page.getByTestId('way-play').getByText('Not saved, so not done: disk full').waitFor();
    expect(await page.getByTestId('take-play').isEnabled()).toBe(true);
  });

  it('closes playing on where nothing can be read, and what is left is to begin with nothing', async () => {
    const { page, shot } = await openRescue(
      { ...BEHIND, found: null, copies: [], confirmed: null },
      { language: 'ru' },
    );
    await page.getByTestId('way-empty').waitFor();
    expect(await page.getByTestId('take-play').isDisabled()).toBe(true);
    expect(await words(page, 'way-play')).toContain('журнал не составить');
    expect(await words(page, 'rescue-confirmed')).toContain('Неизвестно');
    await shot('rescue-nothing');
  });

  it('says that the server does not answer, and goes on when it does', async () => {
    const { page, told, shot } = await openRescue(null);
    await page.getByTestId('rescue-unreachable').waitFor();
    await shot('rescue-unreachable');
    told.view = BEHIND;
    await page.getByTestId('way-play').waitFor();
    expect(await page.getByTestId('rescue-unreachable').count()).toBe(0);
  });

  it('offers no way while the journal is whole, but everything as a file', async () => {
    const { page, told, shot } = await openRescue({ ...BEHIND, active: false, findings: [] });
    await page.getByText('The journal is whole').waitFor();
    expect(await page.locator('[data-testid^="take-"]').count()).toBe(0);
    expect(await page.getByTestId('save-everything').getAttribute('href')).toBe('/chess-match/rescue/files');
    await shot('rescue-whole');
    told.view = BEHIND;
    await page.getByTestId('check-again').click();
    await page.getByTestId('way-play').waitFor();
  });

  it('reminds of the file until it was taken', async () => {
    const { page } = await openRescue(BEHIND);
    await Promise.all([page.waitForEvent('download'), page.getByTestId('save-everything').click()]);
    await page.getByText('The download was started').waitFor();
    await page.getByTestId('take-play').click();
    expect(await page.getByTestId('confirm-dialog').textContent()).not.toContain('Not everything has been saved');
  });
});

describe('a journal that is really damaged', () => {
  stopsAtFirstFailure();

  const TURNS = ['1:e4', '1:e5', '1:Nf3', '1:Nc6', '1:Bb5', '1:a6'];
  const fileOf = (name: string): string => join(server.root, 'db', 'chess-match', name);
  const ply = async (): Promise<number> => {
    const { match } = (await readReplicants(server, ['match'])) as { match: { ply: number } };
    return match.ply;
  };
  const play = async (): Promise<void> => {
    await newMatch(server, { white: WHITE, black: BLACK });
    for (const line of TURNS.slice(0, 4)) await mustPost(server, { type: 'commitTurn', line });
    await mustPost(server, { type: 'makeBackup' });
    for (const line of TURNS.slice(4)) await mustPost(server, { type: 'commitTurn', line });
    await server.kill('SIGKILL');
  };
  const open = async (): Promise<TestPage> => {
    const test = await openPanel(browser, server.url, 'rescue', { language: 'en' });
    opened.push(test);
    await test.page.getByTestId('way-play').waitFor();
    return test;
  };
  /** Goes that way on the page, starts the server as the page asks, and waits for the page to see it. */
  const goAndStart = async (page: Page, way: string): Promise<void> => {
    await page.getByTestId(`take-${way}`).click();
    await page.getByTestId('confirm').click();
    await page.getByTestId('rescue-starting').getByText('npm start').waitFor();
    await until(() => server.exitCode() !== null, 'the server to end');
    await server.start();
    await page.getByTestId('rescue-back').waitFor();
  };

  it('loses its write-ahead log: the page advises the copy, and the copy is what is played on', async () => {
    await play();
    for (const ending of ['-wal', '-shm']) rmSync(fileOf(`journal.sqlite3${ending}`), { force: true });
    await server.start();
    const { page, errors, screenshot } = await open();
    await screenshot('rescue-real');
    expect(await words(page, 'rescue-confirmed')).toContain('6 turns');
    expect(await page.locator('.rescue-way').first().textContent()).toMatch(/Recommended.*Loses the last 2 turns/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-everything').click()]);
    expect([...readFileSync(await download.path()).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    await goAndStart(page, 'copy');
    expect(await words(page, 'rescue-open-now')).toContain('4 turns');
    expect(await ply()).toBe(4);
    expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  it('cannot be read at all: playing on is closed, and beginning with nothing begins with nothing', async () => {
    await play();
    for (const ending of ['-wal', '-shm']) rmSync(fileOf(`journal.sqlite3${ending}`), { force: true });
    writeFileSync(fileOf('journal.sqlite3'), 'this is no journal'.repeat(500));
    await server.start();
    const { page } = await open();
    expect(await page.getByTestId('take-play').isDisabled()).toBe(true);
    const first = await openPage(browser, { width: 1280, height: 720, locale: 'en' });
    opened.push(first);
    await first.page.goto(`${server.url}/`);
    await first.page.getByText("The journal's file cannot be read").waitFor();
    await first.page.locator('.first a').click();
    await first.page.getByTestId('way-play').waitFor();
    await goAndStart(page, 'empty');
    expect(await words(page, 'rescue-open-now')).toContain('no match');
  });

  it('is rescued on the console, but not under a running server', async () => {
    await play();
    const folder = join(server.root, 'db', 'chess-match');
    for (const ending of ['-wal', '-shm']) rmSync(fileOf(`journal.sqlite3${ending}`), { force: true });
    const said: string[] = [];
    const io: RescueIo = {
      journal: fileOf('journal.sqlite3'),
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      ask: () => Promise.resolve(''),
      open: () => Promise.reject(new Error('nothing is saved here')),
    };
    const saveTo = (): Promise<void> => Promise.reject(new Error('nothing is saved here'));
    const rescue = (below: string, ...words: readonly string[]) =>
      runRescue({ open: () => openWays(below, null, GAMES, Date.now), saveTo }, words, io);
    expect(await rescue(folder)).toBe(0);
    expect(said.join('\n')).toMatch(/not whole[^]*6 turns[^]*--copy \S+ {3}<- recommended/);
    const typed = ['--import', 'tsx', join(PROJECT_FOLDER, 'scripts', 'rescue.ts'), '--root', server.root];
    const { stdout } = spawnSync(process.execPath, typed, { cwd: PROJECT_FOLDER, encoding: 'utf8' });
    expect(stdout).toBe(`${said.join('\n')}\n`);
    expect(stdout).toContain(fileOf('journal.sqlite3'));
    expect(await rescue(folder, '--play', '--yes')).toBe(0);
    await server.start();
    expect(() => openWays(folder, null, GAMES, Date.now)).toThrow(/in use|another|server/i);
    expect(await rescue(join(folder, '..', 'nowhere'), '--play', '--yes')).toBe(1);
    expect(said.at(-1)).toContain('rescue/not_needed');
  });
});
