import type { DevicesView } from '@schemas/devices';
import type { DraftView } from '@schemas/draft';
import type { MatchView } from '@schemas/match';
import type { TablesView } from '@schemas/tables';
import type { TeamTablesView } from '@schemas/teamTables';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '../bundles/chess-match/src/contract/venue';
import { expectNoSeriousFindings } from './support/axe';
import { openPage, overlayUrl, type TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { documentsOf } from './support/documents';
import { issueCode } from './support/deviceCodes';
import { freePort } from './support/freePort';
import { createLiveChess, START, type FakeLiveChess } from './support/liveChess';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { spyAt, type DeviceSpy } from './support/spies/device';
import { clipped, tooLow } from './support/touch';
import { until } from './support/until';
import { createVenue, type TestVenue } from './support/venue';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);
const rules = { entry: 'both', draftSeenBy: 'hall', analysisDelayMin: 10 } as const;

/** The wooden board that is a work table. */
const TABLES_WOOD = '30071';

describe('work tables', () => {
  let server: TestServer;
  let venue: TestVenue;
  let wood: FakeLiveChess;
  let browser: Browser;
  let white: TestPage;
  let black: TestPage;
  let captain: TestPage;
  let screen: TestPage;
  /** Graphics, by the folder of their source. */
  const air = new Map<string, TestPage>();
  const spies: DeviceSpy[] = [];
  const screenAt = async (place: Place, width: number, height: number): Promise<TestPage> => {
    const screen = await openPage(browser, { width, height, locale: 'ru', hasTouch: true });
    await screen.page.goto(`${venue.url}/#c=${(await issueCode(server, place)).secret}`);
    await screen.page.locator('.device').waitFor();
    return screen;
  };
  const spy = async (place: Place): Promise<void> => {
    const { secret } = await issueCode(server, place);
    const paired = await fetch(`${venue.url}/pair`, { method: 'POST', body: JSON.stringify({ codeOrSecret: secret }) });
    const { token } = (await paired.json()) as { token: string };
    // The venue server hears of it a moment later.
    await until(async () => {
      const found = await spyAt(venue.url, place, token).catch(() => null);
      if (found !== null) spies.push(found);
      return found !== null;
    }, `a device at ${place}`);
  };
  const knows = (mark: string): readonly string[] => spies.filter(({ knows }) => knows(mark)).map(({ who }) => who);
  /** A finger on squares of the table's board, one after the other. */
  const touch = async (page: Page, side: 'white' | 'black', ...squares: readonly string[]): Promise<void> => {
    await page.locator('.table-board .board').waitFor();
    for (const square of squares) {
      const box = await page.locator('.table-board .board').boundingBox();
      if (box === null) throw new Error('no board is shown');
      const [column, row] = ['abcdefgh'.indexOf(square.charAt(0)), 8 - Number(square.charAt(1))];
      const [x, y] = side === 'white' ? [column, row] : [7 - column, 7 - row];
      await page.touchscreen.tap(box.x + ((x + 0.5) * box.width) / 8, box.y + ((y + 0.5) * box.height) / 8);
    }
  };
  /** Until the table shows so many moves of its variation. */
  const moved = async (page: Page, table: number, plies: number): Promise<void> => {
    await page.locator(`[data-testid="table-${table}"][data-plies="${plies}"]`).waitFor();
  };
  const teamTables = async (team: 'White' | 'Black'): Promise<TeamTablesView['tables']> => {
    const name = `tables${team}` as const;
    return ((await readReplicants(server, [name])) as Record<typeof name, TeamTablesView>)[name].tables;
  };
  const program = async (): Promise<TablesView> =>
    ((await readReplicants(server, ['tables'])) as { tables: TablesView }).tables;

  const onAir = async (graphic: string): Promise<TestPage> => {
    await mustPost(server, { type: 'takeGraphic', graphic, takes: 0 });
    const opened = await openPage(browser);
    await opened.page.goto(overlayUrl(server.url, graphic));
    await opened.page.locator('[data-role="tables"]').waitFor({ state: 'attached' });
    air.set(graphic, opened);
    return opened;
  };
  const airKind = (graphic: string): Promise<string | null | undefined> | undefined =>
    air.get(graphic)?.page.locator('[data-role="tables"]').getAttribute('data-kind');

  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    wood = createLiveChess(await freePort());
    venue = await createVenue(server.root, { liveChess: wood.address });
    await venue.start();
    browser = await sharedShell();
    await newMatch(server, { event: 'Кубок города', white: 'Петровская ладья', black: 'Северная столица' });
    await mustPost(server, { type: 'setHallRules', ...rules, analysisOnProgram: 'never' });
    white = await screenAt('table-white-1', 1280, 800);
    black = await screenAt('table-black-1', 800, 1280);
    captain = await screenAt('captain-white', 1280, 800);
    screen = await screenAt('screen-white', 1920, 1080);
    for (const place of ['table-white-2', 'table-black-2', 'captain-black', 'screen-black', 'boards'] as const)
      await spy(place);
    await spy('screen-white');
  });
  afterAll(async () => {
    for (const each of spies) each.close();
    await browser.close();
    await venue.kill('SIGTERM');
    await wood.stop();
    await server.dispose();
  });

  it('are thought at by touch: variations with names, arrows, and the way back', async () => {
    const { page } = white;
    await page.locator('.table-page[data-follows="true"]').waitFor();
    await touch(page, 'white', 'e2', 'e4');
    await moved(page, 1, 1);
    await touch(page, 'white', 'e7', 'e5');
    await moved(page, 1, 2);
    await page.getByTestId('step-back').tap();
    await moved(page, 1, 1);
    await touch(page, 'white', 'c7', 'c5');
    await moved(page, 1, 2);
    await page.getByTestId('name').fill('MARKWHITE план с d4');
    await page.getByTestId('save-name').tap();
    await page.getByTestId('tool-draw').tap();
    await touch(page, 'white', 'd4');
    await page.locator('[data-circle="d4"]').first().waitFor();
    await page.getByTestId('tool-draw').tap();
    await touch(page, 'white', 'g1', 'f3');
    await moved(page, 1, 3);
    expect(await page.getByTestId('line').innerText()).toMatch(/e4[\s\S]*e5[\s\S]*\([\s\S]*c5[\s\S]*Кf3/);
    await white.screenshot('table-landscape');
    const { page: other } = black;
    await touch(other, 'black', 'e2', 'e4');
    await moved(other, 1, 1);
    await touch(other, 'black', 'd7', 'd5');
    await moved(other, 1, 2);
    await other.getByTestId('name').fill('MARKBLACK ответ');
    await other.getByTestId('save-name').tap();
    await eventually(async () => (await teamTables('Black'))[0]?.name).toBe('MARKBLACK ответ');
    await black.screenshot('table-portrait');
    // The spectators of the team see what is tried, and where.
    const tried = screen.page.locator('.tables-column [data-table="1"]');
    await eventually(() => tried.innerText()).toContain('MARKWHITE');
    await screen.screenshot('table-spectators');
    expect(await clipped(screen.page, '.tables-column h2')).toEqual([]);
    expect(await clipped(screen.page, '.tables-column figure')).toEqual([]);
    expect(await clipped(screen.page, '.boards-and-tables .match-bar')).toEqual([]);
    // On the screens of the two audiences in OBS each sees its own, and the program nothing.
    for (const graphic of ['tables-white', 'tables-black', 'tables']) await onAir(graphic);
    const shown = (graphic: string) => air.get(graphic)?.page.locator('[data-role="tables"]').innerText();
    await eventually(() => shown('tables-white')).toContain('MARKWHITE');
    await eventually(() => shown('tables-black')).toContain('MARKBLACK');
    expect(await shown('tables-white')).not.toContain('MARKBLACK');
    expect(await airKind('tables')).toBe('secret');
    await air.get('tables-white')?.screenshot('table-on-air');
    for (const page_ of [page, other]) {
      expect(await tooLow(page_)).toEqual([]);
      expect(await clipped(page_, '.table-side header')).toEqual([]);
      await expectNoSeriousFindings(page_);
    }
  });

  it('are seen by the own team and nobody else, drafts for the whole hall or not', async () => {
    await eventually(() => knows('MARKWHITE')).toEqual(['table-white-2', 'screen-white']);
    await eventually(() => knows('MARKBLACK')).toEqual(['table-black-2', 'captain-black', 'screen-black']);
    await Promise.all(spies.map((each) => each.askEverything()));
    expect(knows('MARKWHITE')).toEqual(['table-white-2', 'screen-white']);
    expect(knows('MARKBLACK')).toEqual(['table-black-2', 'captain-black', 'screen-black']);
    expect(await program()).toEqual({ white: null, black: null });
  });

  it('hand a study on, and a position is set up by hand', async () => {
    const { page } = white;
    await page.getByTestId('hand-3').tap();
    await moved(page, 3, 3);
    await page.getByTestId('table-3').tap();
    await page.getByTestId('other-table').waitFor();
    await page.getByTestId('own-table').tap();
    await page.getByTestId('set-up-open').tap();
    await page.getByTestId('clear-board').tap();
    await page.getByTestId('set-up-done').tap();
    await page.locator('.refusal[data-code="tables/bad_position"]').waitFor();
    for (const [code, square] of [
      ['wK', 'e1'],
      ['bK', 'e8'],
      ['wQ', 'd1'],
    ] as const) {
      await page.getByTestId(`brush-${code}`).tap();
      await touch(page, 'white', square);
    }
    await white.screenshot('table-set-up');
    await page.getByTestId('set-up-done').tap();
    await page.getByTestId('again').waitFor();
    await eventually(async () => Object.keys((await teamTables('White'))[0]?.pieces ?? {}).length).toBe(3);
    await page.getByTestId('study-1').tap();
    await moved(page, 1, 3);
  });

  it('have wooden boards beside them: a captain’s fills his draft and nothing else, through the loss of LiveChess', async () => {
    const lifted = START.replace('RNBQKBNR', 'R1BQKBNR');
    const moved = lifted.replace('8/PPPPPPPP', 'N7/PPPPPPPP');
    const draft = async () => ((await readReplicants(server, ['draft'])) as { draft: DraftView }).draft.line;
    const version = async () => ((await readReplicants(server, ['match'])) as { match: MatchView }).match.version;
    await mustPost(server, { type: 'setHallRules', ...rules, draftSeenBy: 'team', analysisOnProgram: 'never' });
    const setup = await openPanel(browser, server.url, 'setup', { language: 'ru' });
    const { page } = setup;
    await page.getByTestId('tab-hall').click();
    await page.locator('[data-testid="wooden-boards"] [data-connected="false"]').waitFor();
    wood.connect('23946', { battery: '17%' });
    await wood.start();
    await page.getByTestId('duty-23946').click();
    await page.getByRole('option', { name: 'Капитан белых, доска 1' }).click();
    const row = page.getByTestId('wooden-board');
    await row.locator('[data-reading="alike"]').waitFor();
    const before = await version();
    wood.put('23946', lifted);
    await row.locator('[data-reading="underway"]').waitFor();
    expect(await draft()).toBe('');
    wood.put('23946', moved);
    await eventually(draft).toBe('1:Na3');
    await row.locator('[data-reading="move"]').waitFor();
    await setup.screenshot('table-wooden-boards');
    await eventually(() => captain.page.locator('.items').innerText()).toContain('Кa3');
    // The captain is told on his own page, and nobody else of the hall is.
    const told = captain.page.getByTestId('wooden');
    await told.locator('[data-reading="move"]').waitFor();
    expect(await told.innerText()).toContain('23946');
    wood.put('23946', 'rnbqkbnr/pppppppp/8/4P3/8/N7/PPPP1PPP/R1BQKBNR');
    await told.locator('[data-square="e2"]').waitFor();
    await captain.screenshot('table-captain-wooden');
    await row.locator('[data-square="e2"]').waitFor();
    await setup.screenshot('table-setup-wooden');
    wood.put('23946', moved);
    await told.locator('[data-reading="move"]').waitFor();
    expect(knows('23946')).toEqual([]);
    expect(await version()).toBe(before);
    await eventually(() => knows('1:Na3')).toEqual(['screen-white']);

    await wood.stop();
    await page.locator('[data-testid="wooden-boards"] [data-connected="false"]').waitFor();
    await told.locator('[data-reading="away"]').waitFor();
    expect(await draft()).toBe('1:Na3');
    wood.put('23946', START);
    wood.connect(TABLES_WOOD);
    await wood.start();
    await told.locator('[data-reading="alike"]').waitFor();
    await eventually(draft).toBe('');
    await mustPost(server, { type: 'setHallRules', ...rules, analysisOnProgram: 'never' });
    expect(setup.errors).toEqual([]);
    await page.close();
  });

  it('are wooden boards themselves: what is moved there is tried at the table, and the crew sees no position', async () => {
    const second = async () => (await teamTables('White'))[1];
    const board = async () =>
      ((await readReplicants(server, ['devices'])) as { devices: DevicesView }).devices.boards.find(
        ({ serial }) => serial === TABLES_WOOD,
      );
    await mustPost(server, { type: 'assignBoard', serial: TABLES_WOOD, place: 'table-white-2', board: null });
    await spies.find(({ who }) => who === 'table-white-2')?.act('table', { type: 'follow', board: 1 });
    await eventually(async () => (await board())?.reading).toBe('alike');
    const e4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
    const e5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';
    wood.put(TABLES_WOOD, e4);
    await eventually(async () => (await second())?.plies).toBe(1);
    wood.put(TABLES_WOOD, e5);
    await eventually(async () => (await second())?.line.map(({ san }) => san)).toEqual(['e4', 'e5']);
    // A piece knocked over: the team's own matter.
    wood.put(TABLES_WOOD, e5.replace('RNBQKBNR', '1NBQKBNR'));
    await eventually(async () => (await board())?.reading).toBe('underway');
    expect((await board())?.squares).toEqual([]);
    // Back to a position tried before.
    wood.put(TABLES_WOOD, e4);
    await eventually(async () => (await second())?.plies).toBe(1);
    expect(await captain.page.getByTestId('wooden').innerText()).not.toContain(TABLES_WOOD);
  });

  it('give the captain a line for the draft, and say why where it fits no more', async () => {
    const { page } = captain;
    await page.getByTestId('tables-open').tap();
    await page.getByTestId('table-1').tap();
    await captain.screenshot('table-captain');
    await page.getByTestId('into-draft').tap();
    await eventually(() => page.locator('.items').innerText()).toContain('e4');
    await mustPost(server, { type: 'commitTurn', line: '1:d4' });
    await page.getByTestId('tables-open').tap();
    await page.locator('[data-code="tables/played_on"]').waitFor();
    expect(await page.getByTestId('into-draft').count()).toBe(0);
    await page.getByTestId('tables-close').tap();
  });

  it('keep what was tried over the end of both servers', async () => {
    const before = await teamTables('White');
    const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
    const kept = () => documentsOf(server.root)[`tables/${match.matchId ?? ''}`]?.body ?? '';
    await eventually(kept).toContain('MARKBLACK');
    await venue.kill('SIGKILL');
    await server.kill('SIGKILL');
    await server.start();
    await venue.start();
    await eventually(() => teamTables('White')).toEqual(before);
    await white.page.locator('.truth').waitFor({ state: 'detached' });
    await moved(white.page, 1, 3);
  });

  it('come on the program when the hall’s rules say so, and out as PGN after the game', async () => {
    const pgn = (query: string) => fetch(`${server.url}/chess-match/tables.pgn?${query}`);
    expect((await pgn('team=white&table=1')).status).toBe(409);
    await mustPost(server, { type: 'setHallRules', ...rules, analysisOnProgram: 'after' });
    expect(await program()).toEqual({ white: null, black: null });
    await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
    await eventually(async () => (await program()).white?.[0]?.plies).toBe(3);
    await eventually(() => airKind('tables')).toBe('tables');
    await mustPost(server, { type: 'setHallRules', ...rules, analysisOnProgram: 'never' });
    await eventually(program).toEqual({ white: null, black: null });
    await eventually(() => airKind('tables')).toBe('secret');
    const text = await (await pgn('team=white&table=1')).text();
    expect(text.replace(/\s+/g, ' ')).toContain('1. e4 e5 ( 1... c5 {[%csl Gd4] MARKWHITE план с d4} 2. Nf3 ) *');
    expect(text).not.toContain('MARKBLACK');
    expect((await pgn('team=red')).status).toBe(400);
  });

  it('had no error on any page', () => {
    const expected = /WebSocket connection|ERR_CONNECTION_REFUSED/;
    for (const { errors } of [white, black, captain]) expect(errors.filter((text) => !expected.test(text))).toEqual([]);
  });
});
