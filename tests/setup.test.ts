import type { MatchView } from '@schemas/match';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../bundles/chess-match/src/games';
import { expectNoSeriousFindings } from './support/axe';
import { type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { getJson, mustPost, newMatch, postCommand, rawRequest } from './support/commands';
import { dropFile } from './support/dropFile';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);
const matchOf = async (server: TestServer): Promise<MatchView> =>
  ((await readReplicants(server, ['match'])) as { match: MatchView }).match;
const post = (server: TestServer, path: string, body: string) =>
  rawRequest(server, 'POST', `/chess-match/${path}`, { 'content-type': 'application/json' }, body);

describe('the set-up page', () => {
  let server: TestServer;
  let browser: Browser;
  let opened: TestPage;
  let page: Page;
  const choose = async (row: number, item: string): Promise<void> => {
    await page.getByTestId('match-menu').nth(row).click();
    await page.getByTestId(`menu-${item}`).click();
  };
  beforeAll(async () => {
    server = await startTestServer({ pages: true, config: { viewers: { port: 0, address: 'https://chess.example' } } });
    browser = await sharedShell();
    opened = await openPanel(browser, server.url, 'setup', { language: 'en' });
    page = opened.page;
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('shows spectators in the hall the way to their page', async () => {
    await page.getByTestId('tab-hall').click();
    const viewers = page.getByTestId('hall-viewers');
    await viewers.getByRole('link', { name: 'https://chess.example' }).waitFor();
    await viewers.getByRole('img').waitFor();
    await viewers.scrollIntoViewIfNeeded();
    await opened.screenshot('hall-viewers');
    await expectNoSeriousFindings(page);
    await page.getByTestId('tab-matches').click();
  });

  it('makes a match with every setting, each explained, wrong ones named in place', async () => {
    await page.getByTestId('new-match').click();
    await page.getByTestId('create-match').click();
    await page.locator('[data-testid="new-white"][aria-invalid="true"]').waitFor();
    await page.getByTestId('new-event').fill('Final');
    await page.getByTestId('new-white').fill('Rooks');
    await page.getByTestId('new-black').fill('Pawns');
    expect(await page.locator('.match-form .setting .ui-hint').count()).toBe(14);
    await page.getByTestId('setting-gameRating').fill('0');
    await page.locator('[data-testid="setting-gameRating"][aria-invalid="true"]').waitFor();
    const texts = {
      gameRating: '12',
      timePerTeamMs: '1:00:00',
      vetoWindowMs: '20:00',
      boards: '4',
      playersPerTeam: '6',
    };
    const more = { reserves: '2', passSize: '2', returnGameThreshold: '8' };
    for (const [name, value] of Object.entries({ ...texts, ...more }))
      await page.getByTestId(`setting-${name}`).fill(value);
    const choices = { vetoScope: 'opponent', selectionTargets: 'one', endgame: 'plus5min', cloneStop: 'true' };
    const switches = { reuseBoards: 'false', repetitionThroughMother: 'false' };
    for (const [name, value] of Object.entries({ ...choices, ...switches }))
      await page.getByTestId(`setting-${name}`).selectOption(value);
    await expectNoSeriousFindings(page);
    await opened.screenshot('setup-wizard');
    await page.getByTestId('create-match').click();
    await page.getByTestId('wizard').waitFor({ state: 'detached' });
    expect(await matchOf(server)).toMatchObject({
      event: 'Final',
      teams: { white: { name: 'Rooks' }, black: { name: 'Pawns' } },
      rehearsal: false,
      settings: {
        gameRating: 12,
        timePerTeamMs: 3_600_000,
        vetoWindowMs: 1_200_000,
        boards: 4,
        playersPerTeam: 6,
        reserves: 2,
        passSize: 2,
        returnGameThreshold: 8,
        vetoScope: 'opponent',
        selectionTargets: 'one',
        endgame: 'plus5min',
        reuseBoards: false,
        repetitionThroughMother: false,
        cloneStop: true,
      },
    });
  });

  it('has room for every word of every game, in both languages', async () => {
    const cut = `[...document.querySelectorAll('.match-form .setting')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent)`;
    for (const language of ['ru', 'en'] as const) {
      const { page: form, close } = await openPanel(browser, server.url, 'setup', { language });
      await form.getByTestId('new-match').click();
      for (const game of Object.keys(GAMES)) {
        await form.getByTestId('new-game').selectOption(game);
        await form.locator('.match-form .setting').first().waitFor();
        expect([game, language, await form.evaluate(cut)]).toEqual([game, language, []]);
      }
      await close();
    }
  });

  it('B20 makes the return game: colours reversed, the rating raised and said beforehand', async () => {
    await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
    await eventually(() => page.getByTestId('match-row').first().textContent()).toContain('over');
    await choose(0, 'return');
    await page.getByText('13 chips').waitFor();
    await page.getByTestId('create-match').click();
    await page.getByTestId('wizard').waitFor({ state: 'detached' });
    expect(await matchOf(server)).toMatchObject({
      teams: { white: { name: 'Pawns' }, black: { name: 'Rooks' } },
      settings: { gameRating: 13, boards: 4 },
    });
  });

  it('renames, puts away and takes out again', async () => {
    await choose(0, 'rename');
    await page.getByTestId('new-white').fill('Queens');
    await page.getByTestId('save-names').click();
    await eventually(async () => (await matchOf(server)).teams.white.name).toBe('Queens');
    await eventually(() => page.getByTestId('match-row').count()).toBe(2);
    await choose(1, 'archive');
    await eventually(() => page.getByTestId('match-row').count()).toBe(1);
    await page.getByTestId('show-archive').click();
    await eventually(() => page.getByTestId('match-row').count()).toBe(2);
    await choose(1, 'archive');
    await page.getByTestId('show-archive').click();
    await eventually(() => page.getByTestId('match-row').count()).toBe(2);
  });

  it('takes a match to another server by a file, and refuses what is no whole match file', async () => {
    const fresh = await startTestServer();
    try {
      await mustPost(server, { type: 'commitTurn', line: '1:e4' });
      const file = await rawRequest(server, 'GET', '/chess-match/journal');
      expect(file.status).toBe(200);
      expect((await post(fresh, 'journal/check', file.text)).status).toBe(200);
      expect((await matchOf(fresh)).matchId).toBeNull();
      const taken = JSON.parse((await post(fresh, 'journal/import', file.text)).text) as { matchId: string };
      await mustPost(fresh, { type: 'openMatch', matchId: taken.matchId });
      expect(await getJson(fresh, '/chess-match/state')).toEqual(await getJson(server, '/chess-match/state'));
      const before = await readReplicants(fresh, ['matches']);
      const code = async (body: string) =>
        (JSON.parse((await post(fresh, 'journal/import', body)).text) as { error: { code: string } }).error.code;
      expect(await code(file.text.slice(0, -40))).toBe('import/broken_json');
      expect(await code(file.text.replace('"e4"', '"e5"'))).toBe('import/damaged');
      expect(await code('{"formatVersion":9}')).toBe('import/newer');
      expect(await code('{}')).toBe('import/bad_file');
      expect(await readReplicants(fresh, ['matches'])).toEqual(before);
      const foreign = { origin: 'http://evil.example', 'content-type': 'application/json' };
      expect((await rawRequest(fresh, 'POST', '/chess-match/journal/import', foreign, file.text)).status).toBe(403);
    } finally {
      await fresh.dispose();
    }
  });

  it('imports through the page: shows what the file would bring, or what is wrong with it', async () => {
    const { text } = await rawRequest(server, 'GET', '/chess-match/journal');
    const put = (body: string) =>
      page
        .getByTestId('import-file')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(body) });
    await put('{}');
    await page.getByTestId('problem-import').waitFor();
    await page.keyboard.press('Escape');
    await put(text);
    await page.locator('[data-testid="planned-game"][data-as="known"]').first().waitFor();
    await page.getByTestId('import-do').click();
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
    expect(await page.getByTestId('match-row').count()).toBe(2);
  });

  it('loads a record with the day that it says, and publishes it only when that is asked for', async () => {
    const buffer = Buffer.from(
      '[Date "2014.07.18"]\n[WhiteA "Ann"]\n1A. e4{299.5} 1a. e5{298.1} {WhiteA resigns} 0-1\n',
    );
    await page.getByTestId('import-file').setInputFiles({ name: 'record.bpgn', mimeType: 'text/plain', buffer });
    await eventually(() => page.getByTestId('planned-day').allTextContents()).toEqual(['played on 18 July 2014']);
    await page.getByTestId('loaded-is-hidden').waitFor();
    await page.getByTestId('import-do').click();
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
    const row = page.getByTestId('match-row').filter({ hasText: 'Ann' });
    const tag = row.locator('.tag', { hasText: 'not shown to viewers' });
    await tag.waitFor();
    for (const [act, tags] of [
      ['Show to viewers among past matches', 0],
      ['Take out of the past matches of viewers', 1],
    ] as const) {
      await row.getByTestId('match-menu').click();
      await page.getByRole('menuitem', { name: act }).click();
      await eventually(() => tag.count()).toBe(tags);
    }
    await row.getByTestId('match-menu').click();
    await page.getByRole('menuitem', { name: 'Put away' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('tells every place of a PGN file that cannot be read, and takes nothing of it', async () => {
    const buffer = Buffer.from('[White "Ann"\n[Black "Bob"]\n\n1. e4 } e5 (1... c5 3. Nf3) 2. Nf3 {no end\n');
    await page.getByTestId('import-file').setInputFiles({ name: 'game.pgn', mimeType: 'text/plain', buffer });
    const places = page.getByTestId('fault').locator('code');
    await eventually(() => places.allTextContents()).toEqual(['1:1', '4:7', '4:21', '4:36']);
    expect(await page.getByTestId('import-do').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
  });

  it('shows the boards of a file that is let go over the page, as they would be opened', async () => {
    await dropFile(page, 'record.bcr', '1. 1:e4\n1... 1:e5\n2. 1:Nf3 2:f4 branch 1>2 3+7\n');
    await page.getByTestId('planned-board-2').waitFor();
    const labels = page.getByTestId('planned-game').getByRole('img');
    expect(await labels.evaluateAll((boards) => boards.map((board) => board.getAttribute('aria-label')))).toEqual([
      'Board 1 after the last turn',
      'Board 2 after the last turn',
    ]);
    expect(await page.getByTestId('planned-board-1').locator('[data-piece="f3-wN"]').count()).toBe(1);
    expect(await page.getByTestId('planned-board-2').locator('[data-piece="f4-wP"]').count()).toBe(1);
    if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/planned.png` });
    await page.keyboard.press('Escape');
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
  });

  it.each(['bcr', 'bpgn'])('refuses a record.%s that is not UTF-8, in words', async (extension) => {
    const buffer = Buffer.from('[White "Dvo\u00f8\u00e1k"]\n1. 1:e4\n', 'latin1');
    await page
      .getByTestId('import-file')
      .setInputFiles({ name: `record.${extension}`, mimeType: 'text/plain', buffer });
    await page.locator('[data-testid="problem-import"][data-code="notation/not_text"]').waitFor();
    expect(await page.getByTestId('import-do').isDisabled()).toBe(true);
    expect(await page.getByTestId('planned-game').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
  });

  it.each(['bcr', 'bpgn'])('asks whether the letters of a record.%s in windows-1251 are right', async (extension) => {
    const word = (...bytes: readonly number[]) => Buffer.from(bytes);
    const spartak = word(0xd1, 0xef, 0xe0, 0xf0, 0xf2, 0xe0, 0xea);
    const dinamo = word(0xc4, 0xe8, 0xed, 0xe0, 0xec, 0xee);
    const [white, black, moves] =
      extension === 'bcr' ? ['White', 'Black', '1. 1:e4\n'] : ['WhiteA', 'BlackA', '\n1A. e4 {60} *\n'];
    const parts = [`[${white} "`, spartak, `"]\n[${black} "`, dinamo, `"]\n${moves}`];
    const buffer = Buffer.concat(parts.map((part) => Buffer.from(part)));
    await page
      .getByTestId('import-file')
      .setInputFiles({ name: `record.${extension}`, mimeType: 'text/plain', buffer });
    await page.locator('[data-testid="letters"][data-encoding="windows-1251"]').waitFor();
    expect(await page.getByTestId('letters-sample').textContent()).toBe('Спартак · Динамо');
    expect(await page.getByTestId('planned-game').first().textContent()).toContain('Спартак');
    expect(await page.getByTestId('import-do').isDisabled()).toBe(true);
    await page.getByTestId('letters-right').click();
    await eventually(() => page.getByTestId('import-do').isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
  });

  it('backs up and restores, and the restore can be taken back', async () => {
    await page.getByTestId('tab-backups').click();
    await page.getByTestId('back-up').click();
    await page.getByTestId('backup-row').first().waitFor();
    const before = await getJson(server, '/chess-match/state');
    await mustPost(server, { type: 'commitTurn', line: '1:e5' });
    const after = await getJson(server, '/chess-match/state');
    await page.getByTestId('backup-row').filter({ hasText: 'by hand' }).getByTestId('restore').click();
    await page.getByTestId('confirm').click();
    await eventually(() => getJson(server, '/chess-match/state')).toEqual(before);
    await page.getByTestId('backup-row').filter({ hasText: 'before a restore' }).getByTestId('restore').click();
    await expectNoSeriousFindings(page);
    await page.getByTestId('confirm').click();
    await eventually(() => getJson(server, '/chess-match/state')).toEqual(after);
    await opened.screenshot('setup-backups');
    await page.getByTestId('tab-matches').click();
  });

  it('a rehearsal leaves no trace: facts, people and show of the match are as they were', async () => {
    const person = {
      id: 'w1',
      name: 'Anna',
      title: '',
      role: 'player',
      elo: null,
      seat: 1,
      photo: null,
      mic: null,
    };
    const people = {
      white: { name: '', short: '', logo: null, colour: null, people: [person] },
      black: { name: '', short: '', logo: null, colour: null, people: [] },
    };
    await mustPost(server, { type: 'setPeople', people: { ...people, arbiters: [], commentators: [] } });
    const { matchId } = await matchOf(server);
    const NAMES = ['show', 'roster', 'boards', 'score', 'course', 'turns'];
    const facts = async () =>
      (
        JSON.parse((await rawRequest(server, 'GET', `/chess-match/journal?match=${matchId}`)).text) as {
          games: unknown;
        }
      ).games;
    const [views, games] = [await readReplicants(server, NAMES), await facts()];
    await choose(0, 'duplicate-start');
    await eventually(() => page.getByTestId('match-row').count()).toBe(3);
    await page.getByTestId('open-match').first().click();
    await eventually(async () => (await matchOf(server)).rehearsal).toBe(true);
    await page.getByTestId('tab-rehearsal').click();
    // A random game may be over at any turn, and nobody speaks any more.
    await page.getByTestId('simulator-source').click();
    await page.getByRole('option', { name: 'The demonstration game' }).click();
    // So slow that the game cannot be over before somebody speaks; then faster while it plays.
    await page.getByTestId('simulator-pace').fill('600');
    await page.getByTestId('simulator-start').click();
    await eventually(() => readReplicants(server, ['simulator', 'speaking'])).toMatchObject({
      simulator: { state: 'running', source: 'record' },
      speaking: { ids: ['w1'] },
    });
    await page.getByTestId('simulator-pace').fill('0.3');
    await eventually(async () => (await matchOf(server)).ply).toBeGreaterThan(5);
    await page.getByTestId('simulator-pause').click();
    await page.getByTestId('simulator-go-on').waitFor();
    await expectNoSeriousFindings(page);
    await opened.screenshot('setup-rehearsal');
    const { ply } = await matchOf(server);
    await page.getByTestId('simulator-go-on').click();
    await eventually(async () => (await matchOf(server)).ply).toBeGreaterThan(ply);
    const { show } = (await readReplicants(server, ['show'])) as { show: { graphics: { ticker: { takes: number } } } };
    await mustPost(server, { type: 'takeGraphic', graphic: 'ticker', takes: show.graphics.ticker.takes });
    await mustPost(server, {
      type: 'setPeople',
      people: { ...people, white: people.black, arbiters: [], commentators: [] },
    });
    await page.reload();
    await page.getByTestId('tab-rehearsal').click();
    await page.getByTestId('simulator-stop').click();
    await page.getByTestId('simulator-start').waitFor();
    await mustPost(server, { type: 'openMatch', matchId });
    expect(await readReplicants(server, NAMES)).toEqual(views);
    expect(await facts()).toEqual(games);
    expect(
      (await postCommand(server, { type: 'startSimulator', source: 'random', of: null, paceMs: 100, speaking: false }))
        .answer,
    ).toMatchObject({
      error: { code: 'simulator/no_rehearsal' },
    });
  });

  it('a figure of minutes is a game of minutes, said back in words; what could be two times is refused', async () => {
    await newMatch(server);
    await page.getByTestId('tab-matches').click();
    await page.getByTestId('new-match').click();
    await page.getByTestId('new-white').fill('Long');
    await page.getByTestId('new-black').fill('Game');
    await page.getByTestId('setting-timePerTeamMs').fill('1:30');
    await page.getByTestId('create-match').click();
    await page.getByText('This could be 1:30:00 (1 hour 30 minutes) or 0:01:30 (1 minute 30 seconds).').waitFor();
    expect(await page.locator(':focus').getAttribute('data-testid')).toBe('setting-timePerTeamMs');
    await page.keyboard.press('Control+KeyA');
    await page.keyboard.type('90');
    await eventually(() => page.getByTestId('said-timePerTeamMs').textContent()).toBe('1 hour 30 minutes');
    await page.getByTestId('create-match').click();
    await page.getByTestId('wizard').waitFor({ state: 'detached' });
    expect(await matchOf(server)).toMatchObject({ settings: { timePerTeamMs: 5_400_000 } });
  });

  it('no match takes the place of one whose clock runs unasked: not a new one, not one of the list', async () => {
    await mustPost(server, { type: 'startClock' });
    const { matchId } = await matchOf(server);
    const question = page.getByTestId('leave-running');
    await page.keyboard.press('KeyN');
    await page.getByTestId('new-white').fill('Second');
    await page.getByTestId('new-black').fill('Thought');
    await page.keyboard.press('Control+Enter');
    await eventually(() => question.textContent()).toContain('"Long — Game" is being played');
    await expectNoSeriousFindings(page);
    await opened.screenshot('setup-leave-running');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect((await matchOf(server)).matchId).toBe(matchId);
    await page.keyboard.press('Escape');
    await page.getByTestId('wizard').waitFor({ state: 'detached' });
    await page.locator('[data-testid="open-match"]:enabled').first().click();
    await question.waitFor();
    expect((await matchOf(server)).matchId).toBe(matchId);
    await page.getByTestId('confirm').click();
    await eventually(async () => (await matchOf(server)).matchId).not.toBe(matchId);
    await newMatch(server);
  });

  it('reads well by a screen reader, in both languages, light and dark', async () => {
    for (const [language, theme] of [
      ['ru', 'light'],
      ['en', 'dark'],
    ] as const) {
      const other = await openPanel(browser, server.url, 'setup', { language, theme });
      await other.page.getByTestId('match-row').first().waitFor();
      await expectNoSeriousFindings(other.page);
      await other.screenshot(`setup-${language}-${theme}`);
      expect(other.errors).toEqual([]);
      await other.close();
    }
    expect(opened.errors.filter((error) => !error.includes('422'))).toEqual([]);
  });

  /** A window that has just opened may not listen to Esc yet. */
  const closeHelp = (): Promise<void> =>
    eventually(async () => {
      await page.keyboard.press('Escape');
      return page.getByTestId('help').count();
    }).toBe(0);

  it('is worked by keys alone: tabs, a new match, its creation, a backup', async () => {
    const { keyboard } = page;
    const count = (): Promise<number> => page.getByTestId('match-row').count();
    await newMatch(server);
    await page.getByTestId('tab-matches').click();
    await page.getByTestId('match-row').first().waitFor();
    const before = await count();
    await keyboard.press('KeyN');
    await page.getByTestId('new-white').fill('By keys');
    await page.getByTestId('new-black').fill('Alone');
    await keyboard.press('Control+Enter');
    await page.getByTestId('wizard').waitFor({ state: 'detached' });
    await eventually(count).toBe(before + 1);
    await keyboard.press('Digit3');
    await page.getByTestId('backups').waitFor();
    const copies = await page.getByTestId('backup-row').count();
    await keyboard.press('KeyB');
    await eventually(() => page.getByTestId('backup-row').count()).toBe(copies + 1);
    await keyboard.press('F1');
    for (const id of ['back-up', 'tab-matches']) await page.getByTestId(`key-${id}`).waitFor();
    await closeHelp();
  });

  it('plays a rehearsal by keys alone: start, pause, go on, stop', async () => {
    const { keyboard } = page;
    const button = (name: string) => page.getByTestId(`simulator-${name}`);
    /** Shown with its key, and no answer is waited for any more. */
    const ready = async (name: string, label: string): Promise<void> => {
      await eventually(() => button(name).textContent()).toBe(label);
      await button(name).click({ trial: true });
    };
    await newMatch(server, { rehearsal: true });
    const slowly = { paceMs: 600_000, speaking: false };
    await mustPost(server, { type: 'startSimulator', source: 'record', of: null, ...slowly });
    await mustPost(server, { type: 'steerSimulator', state: 'off', ...slowly });
    await newMatch(server, { rehearsal: true });
    await keyboard.press('Digit2');
    await ready('start', 'StartS');
    // How long another rehearsal was to be is nothing of this one.
    expect(await button('state').textContent()).not.toContain(' of ');
    await keyboard.press('KeyS');
    await ready('pause', 'PauseP');
    await keyboard.press('KeyP');
    await ready('go-on', 'Go onP');
    await keyboard.press('KeyP');
    await ready('pause', 'PauseP');
    await ready('stop', 'StopX');
    await keyboard.press('KeyX');
    await ready('start', 'StartS');
    await keyboard.press('F1');
    for (const id of ['start', 'pause', 'stop']) await page.getByTestId(`key-simulator-${id}`).waitFor();
    await closeHelp();
  });
});
